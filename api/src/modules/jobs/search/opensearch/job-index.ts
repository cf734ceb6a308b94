import type { Client } from '@opensearch-project/opensearch';
import { MAX_TIME_MS } from '../../../../platform/database/read-time.js';
import type { JobFilter } from '../../job.record.js';
import type { Facets, FoundPage, PageQuestion, SearchedJob } from '../job-search.js';
import { INDEX, MAPPING_VERSION, toRow } from './mapping.js';
import { type FacetsAnswer, facetsQuery, type PageAnswer, pageQuery, toFacets, toPage } from './questions.js';

/** As they are stored; undefined is not listed. */
type States = ReadonlyMap<string, SearchedJob | undefined>;

interface BulkItem {
  _index: string;
  status: number;
  error?: { reason?: string };
}

const CONFLICT = 409;
/** Nobody waits for it; everything else has the time limit of all reads. */
const UNHURRIED = { requestTimeout: 60_000 };

/**
 * The jobs of one board at OpenSearch. Reads go to an alias; behind it stands an index whose name tells the version of its
 * mapping. A new one is made beside it under a second alias, gets everything that is written meanwhile, and takes its place.
 */
export class JobIndex {
  private readonly alias: string;
  private client: Promise<Client> | undefined;

  /** @param board its name among the boards of that OpenSearch */
  constructor(
    private readonly url: string,
    board: string,
  ) {
    this.alias = `jobs-of-${board.toLowerCase().replace(/[^a-z0-9_-]/g, '-')}`;
  }

  async page(question: PageQuestion): Promise<FoundPage> {
    return toPage(await this.search<PageAnswer>(pageQuery(question)), question);
  }

  async facets(filter: JobFilter): Promise<Facets> {
    return toFacets(await this.search<FacetsAnswer>(facetsQuery(filter)));
  }

  /** @throws when lists cannot be asked for */
  async check(): Promise<void> {
    await this.search({ size: 0, terminate_after: 1, track_total_hits: false });
  }

  /** The index that answers. */
  async live(): Promise<string | undefined> {
    return [...(await this.indices())].find(([, aliases]) => aliases.includes(this.alias))?.[0];
  }

  /** Whether this version of the board made it. */
  isOfToday(name: string): boolean {
    return name.startsWith(`${this.alias}-v${MAPPING_VERSION}-`);
  }

  /**
   * Writes into the index that answers and the one that is being made, and returns when they show it.
   * @param moment of reading the states: a state of a later moment stays
   */
  async write(states: States, moment: number): Promise<void> {
    const names = [...(await this.indices())].flatMap(([name, aliases]) =>
      aliases.length > 0 ? [name] : [],
    );
    if (names.length === 0) throw new Error('there is no index of jobs');
    await this.bulk(names, states, moment, true);
  }

  /** Makes an empty index beside the one that answers. What an interrupted one has left goes. @returns its name */
  async make(): Promise<string> {
    await this.remove((aliases) => !aliases.includes(this.alias));
    const index = `${this.alias}-v${MAPPING_VERSION}-${Date.now().toString(36)}`;
    const client = await this.connect();
    await client.indices.create({ index, body: { ...INDEX, aliases: { [this.nextAlias]: {} } } });
    return index;
  }

  /** Fills an index that is being made; it shows nothing yet. */
  async load(name: string, jobs: readonly SearchedJob[], moment: number): Promise<void> {
    if (jobs.length > 0) await this.bulk([name], new Map(jobs.map((job) => [job.id, job])), moment, false);
  }

  /** From now on this one answers. @throws when another process has begun to make one since */
  async show(name: string): Promise<void> {
    const client = await this.connect();
    await client.indices.refresh({ index: name }, UNHURRIED);
    const live = await this.live();
    const actions = [
      { remove: { index: name, alias: this.nextAlias, must_exist: true } },
      { add: { index: name, alias: this.alias } },
      ...(live ? [{ remove: { index: live, alias: this.alias } }] : []),
    ];
    await client.indices.updateAliases({ body: { actions } });
  }

  /** Removes what answers no more. */
  sweep(): Promise<void> {
    return this.remove((aliases) => aliases.length === 0);
  }

  async close(): Promise<void> {
    await (await this.client)?.close();
  }

  private get nextAlias(): string {
    return `${this.alias}-next`;
  }

  /** A board that asks no OpenSearch does not load its client. */
  private connect(): Promise<Client> {
    this.client ??= import('@opensearch-project/opensearch').then(
      ({ Client }) => new Client({ node: this.url, maxRetries: 0, requestTimeout: MAX_TIME_MS }),
    );
    return this.client;
  }

  private async remove(isLeft: (aliases: readonly string[]) => boolean): Promise<void> {
    const client = await this.connect();
    const left = [...(await this.indices())].filter(([, aliases]) => isLeft(aliases));
    if (left.length > 0) await client.indices.delete({ index: left.map(([name]) => name) });
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

  /** Of this board, with their aliases. */
  private async indices(): Promise<Map<string, string[]>> {
    const client = await this.connect();
    const { body } = await client.indices.getAlias({ index: `${this.alias}-v*` });
    return new Map(Object.entries(body).map(([name, { aliases }]) => [name, Object.keys(aliases)]));
  }

  private async bulk(
    names: readonly string[],
    states: States,
    version: number,
    show: boolean,
  ): Promise<void> {
    const body = [...states].flatMap(([_id, job]) =>
      names.flatMap((_index): object[] => {
        const about = { _index, _id, version, version_type: 'external_gte' as const };
        return job ? [{ index: about }, toRow(job)] : [{ delete: about }];
      }),
    );
    const client = await this.connect();
    const { body: answer } = await client.bulk({ body, refresh: show }, show ? {} : UNHURRIED);
    const items = answer.items.flatMap((item) => Object.values(item) as BulkItem[]);
    // an index of an older version may not take what this one has; it goes as soon as the new one is there
    const failed = items.find(
      (item) => item.error && item.status !== CONFLICT && this.isOfToday(item._index),
    );
    if (failed) throw new Error(`a job was not taken: ${failed.error?.reason}`);
  }
}
