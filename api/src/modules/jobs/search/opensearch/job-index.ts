import type { Client } from '@opensearch-project/opensearch';
import { MAX_TIME_MS } from '../../../../platform/database/read-time.js';
import type { JobFilter } from '../../job.record.js';
import { normalized } from '../../places/names.js';
import type { Facets, FoundPage, PageQuery, Suggestions } from '../job-search.js';
import { isCorrectable } from '../suggested.js';
import type { SearchedJob } from '../searched-job.js';
import { INDEX, MAPPING_VERSION, toRow } from './mapping.js';
import {
  type FacetsAnswer,
  toFacetsSearch,
  type PageAnswer,
  toPageSearch,
  toFacets,
  toPage,
} from './queries.js';
import {
  type ClosestWordAnswer,
  type KnownWordAnswer,
  type SuggestAnswer,
  toClosestWord,
  toClosestWordSearch,
  toKnownWordSearch,
  toSuggestions,
  toSuggestSearch,
} from './word-queries.js';

/** By id; undefined for a job that is not listed. */
type States = ReadonlyMap<string, SearchedJob | undefined>;

interface BulkItem {
  _index: string;
  status: number;
  error?: { reason?: string };
}

const CONFLICT = 409;
const BACKGROUND = { requestTimeout: 60_000 };

/**
 * The jobs of one board in OpenSearch. Reads use an alias of the live index, whose name contains the mapping's version. A
 * new index is built under a second alias, receives all writes in the meantime, and then replaces the live one.
 */
export class JobIndex {
  private readonly alias: string;
  private client: Promise<Client> | undefined;

  /** @param board unique name, because boards may share one OpenSearch */
  constructor(
    private readonly url: string,
    board: string,
  ) {
    this.alias = `jobs-of-${board.toLowerCase().replace(/[^a-z0-9_-]/g, '-')}`;
  }

  async page(query: PageQuery): Promise<FoundPage> {
    return toPage(await this.search<PageAnswer>(toPageSearch(query)), query);
  }

  async facets(filter: JobFilter): Promise<Facets> {
    return toFacets(await this.search<FacetsAnswer>(toFacetsSearch(filter)));
  }

  async closestWord(word: string): Promise<string | undefined> {
    if (!isCorrectable(word)) return undefined;
    const known = await this.search<KnownWordAnswer>(toKnownWordSearch(word));
    if (known.hits.total.value > 0) return undefined;
    return toClosestWord(await this.search<ClosestWordAnswer>(toClosestWordSearch(word)));
  }

  async suggest(prefix: string): Promise<Suggestions> {
    if (normalized(prefix) === '') return { titles: [], companies: [], places: [] };
    return toSuggestions(await this.search<SuggestAnswer>(toSuggestSearch(prefix)), prefix);
  }

  async check(): Promise<void> {
    await this.search({ size: 0, terminate_after: 1, track_total_hits: false });
  }

  async live(): Promise<string | undefined> {
    return [...(await this.indices())].find(([, aliases]) => aliases.includes(this.alias))?.[0];
  }

  isCurrent(name: string): boolean {
    return name.startsWith(`${this.alias}-v${MAPPING_VERSION}-`);
  }

  /**
   * Writes to the live index and to the one being built, and returns when searches show the change.
   * @param version a state with a later version is not overwritten
   */
  async write(states: States, version: number): Promise<void> {
    const names = [...(await this.indices())].flatMap(([name, aliases]) =>
      aliases.length > 0 ? [name] : [],
    );
    if (names.length === 0) throw new Error('there is no index of jobs');
    await this.bulk(names, states, version, true);
  }

  /** Creates an empty index, after deleting what an interrupted build left. @returns its name */
  async create(): Promise<string> {
    await this.remove((aliases) => !aliases.includes(this.alias));
    const index = `${this.alias}-v${MAPPING_VERSION}-${Date.now().toString(36)}`;
    const client = await this.connect();
    await client.indices.create({ index, body: { ...INDEX, aliases: { [this.nextAlias]: {} } } });
    return index;
  }

  /** Writes to an index that is being built, without making the jobs searchable yet. */
  async load(name: string, jobs: readonly SearchedJob[], version: number): Promise<void> {
    if (jobs.length > 0) await this.bulk([name], new Map(jobs.map((job) => [job.id, job])), version, false);
  }

  /** Puts the index behind the alias. @throws if another process has started to build one since */
  async activate(name: string): Promise<void> {
    const client = await this.connect();
    await client.indices.refresh({ index: name }, BACKGROUND);
    const live = await this.live();
    const actions = [
      { remove: { index: name, alias: this.nextAlias, must_exist: true } },
      { add: { index: name, alias: this.alias } },
      ...(live ? [{ remove: { index: live, alias: this.alias } }] : []),
    ];
    await client.indices.updateAliases({ body: { actions } });
  }

  /** Deletes indexes without an alias. */
  sweep(): Promise<void> {
    return this.remove((aliases) => aliases.length === 0);
  }

  async close(): Promise<void> {
    await (await this.client)?.close();
  }

  private get nextAlias(): string {
    return `${this.alias}-next`;
  }

  /** The client is loaded on first use, because most boards do not use OpenSearch. */
  private connect(): Promise<Client> {
    this.client ??= import('@opensearch-project/opensearch').then(
      ({ Client }) => new Client({ node: this.url, maxRetries: 0, requestTimeout: MAX_TIME_MS }),
    );
    return this.client;
  }

  private async remove(isUnused: (aliases: readonly string[]) => boolean): Promise<void> {
    const client = await this.connect();
    const unused = [...(await this.indices())].filter(([, aliases]) => isUnused(aliases));
    if (unused.length > 0) await client.indices.delete({ index: unused.map(([name]) => name) });
  }

  private async search<Answer>(body: object): Promise<Answer> {
    const client = await this.connect();
    const { body: answer } = await client.search({
      index: this.alias,
      body,
      _source: false,
      allow_partial_search_results: false,
      cancel_after_time_interval: `${MAX_TIME_MS}ms`,
    });
    return answer as Answer;
  }

  private async indices(): Promise<Map<string, string[]>> {
    const client = await this.connect();
    const { body } = await client.indices.getAlias({ index: `${this.alias}-v*` });
    return new Map(Object.entries(body).map(([name, { aliases }]) => [name, Object.keys(aliases)]));
  }

  private async bulk(
    names: readonly string[],
    states: States,
    version: number,
    refresh: boolean,
  ): Promise<void> {
    const body = [...states].flatMap(([_id, job]) =>
      names.flatMap((_index): object[] => {
        const action = { _index, _id, version, version_type: 'external_gte' as const };
        return job ? [{ index: action }, toRow(job)] : [{ delete: action }];
      }),
    );
    const client = await this.connect();
    const { body: answer } = await client.bulk({ body, refresh }, refresh ? {} : BACKGROUND);
    const items = answer.items.flatMap((item) => Object.values(item) as BulkItem[]);
    // an index with an older mapping may refuse new fields; it is deleted once the new one is built
    const failed = items.find(
      (item) => item.error && item.status !== CONFLICT && this.isCurrent(item._index),
    );
    if (failed) throw new Error(`a job was not taken: ${failed.error?.reason}`);
  }
}
