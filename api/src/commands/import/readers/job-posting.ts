import { BOARD } from '@skybil/shared';
import { type Advert, type ReadFile, UnusableFile } from '../advert.js';
import { isObject, type JsonObject, listOf, textIn } from './json-values.js';
import { TOO_DEEP } from './json-text.js';
import { payOfPosting } from './job-posting-pay.js';

type Nodes = Map<string, JsonObject>;

/** Reads schema.org JobPosting as JSON: one object, a list, or lists inside `@graph`. Skips other nodes. */
export function readJobPostings(json: unknown): ReadFile {
  const nodes = nodesIn(json);
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node]] : [])),
  );
  const read: ReadFile = { format: 'jsonposting', adverts: [], refusals: [] };
  for (const entry of entriesIn(json)) {
    const at = read.adverts.length + read.refusals.length + 1;
    if (isPosting(entry)) read.adverts.push(toAdvert(entry, at, byId));
    else if (entry === TOO_DEEP) read.refusals.push({ at, title: '', reason: TOO_DEEP });
    else if (!isObject(entry)) read.refusals.push({ at, title: '', reason: 'it is not a JobPosting' });
  }
  if (read.adverts.length === 0) throw new UnusableFile('This file holds no JobPosting.');
  return read;
}

export function hasJobPostings(json: unknown): boolean {
  return nodesIn(json).some(isPosting);
}

function entriesIn(json: unknown): unknown[] {
  return listOf(json).flatMap((node) => {
    const graph = isObject(node) ? node['@graph'] : undefined;
    return Array.isArray(graph) || graph === TOO_DEEP ? entriesIn(graph) : [node];
  });
}

function nodesIn(json: unknown): JsonObject[] {
  return entriesIn(json).filter(isObject);
}

function isPosting(node: unknown): node is JsonObject {
  return isObject(node) && listOf(node['@type']).some((type) => /(^|[/:])JobPosting$/.test(textIn(type)));
}

function toAdvert(posting: JsonObject, at: number, nodes: Nodes): Advert {
  const remote = listOf(posting.jobLocationType).some((type) => /telecommute/i.test(textIn(type)));
  const types = listOf(posting.employmentType).map(textIn).filter(Boolean);
  const pay = payOfPosting(posting, types);
  return {
    at,
    title: textIn(posting.title) || textIn(posting.name),
    company: nameOf(posting.hiringOrganization, nodes),
    location: locationOf(posting, remote, nodes),
    url: addressOf(posting),
    remote,
    jobType: types.map(readable).join(', '),
    description: textIn(posting.description),
    posted: textIn(posting.datePosted),
    scraped: '',
    closes: textIn(posting.validThrough),
    ...(pay ? { pay } : {}),
  };
}

/** Resolves a node that is named by its `@id` only. */
function resolve(value: unknown, nodes: Nodes): unknown {
  if (!isObject(value) || Object.keys(value).length > 1) return value;
  return nodes.get(textIn(value['@id'])) ?? value;
}

function nameOf(value: unknown, nodes: Nodes): string {
  const node = resolve(listOf(value)[0], nodes);
  return isObject(node) ? textIn(node.name) || textIn(node.legalName) : textIn(node);
}

function addressOf(posting: JsonObject): string {
  const candidates = [posting.url, posting.mainEntityOfPage, posting['@id'], posting.sameAs];
  return candidates.map(textIn).find((text) => /^[a-z]+:/i.test(text)) ?? textIn(posting.url);
}

function locationOf(posting: JsonObject, remote: boolean, nodes: Nodes): string {
  const areas = listOf(posting.applicantLocationRequirements).map((area) => nameOf(area, nodes));
  if (remote && areas.some(Boolean)) return areas.filter(Boolean).join(', ');
  const places = listOf(posting.jobLocation).map((place) => placeText(resolve(place, nodes), nodes));
  return [...new Set(places.filter(Boolean))].join(' | ');
}

function placeText(place: unknown, nodes: Nodes): string {
  if (!isObject(place)) return textIn(place);
  const address = resolve(place.address ?? place, nodes);
  if (!isObject(address)) return textIn(address);
  const { addressLocality, addressRegion, addressCountry } = address;
  const country = nameOf(addressCountry, nodes);
  const parts = [
    textIn(addressLocality),
    textIn(addressRegion),
    country === BOARD.country.code ? BOARD.country.name : country,
  ];
  return parts.filter(Boolean).join(', ') || textIn(place.name);
}

function readable(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ');
  return words.replace(/\b\w/g, (letter) => letter.toUpperCase());
}
