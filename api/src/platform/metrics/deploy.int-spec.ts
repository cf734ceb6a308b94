import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { startBoard } from '../../../test/board.js';
import { samplesIn } from '../../../test/scraped.js';
import { scrape } from './at-scrape.js';

const inDocs = (name: string) => readFileSync(resolve(__dirname, '../../../../docs/deploy', name), 'utf8');

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const grafana = JSON.parse(inDocs('grafana-board.json')) as { panels: Panel[] };
const alerts = parse(inDocs('alerts.yml')) as {
  groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[];
};
const rules = alerts.groups.flatMap((group) => group.rules);

const questions: [string, string][] = [
  ...grafana.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
];

/** The metrics used in a query. @throws if it is not valid PromQL */
function metricsIn(question: string): string[] {
  // Grafana replaces these variables
  const asked = question.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'skybil');
  const names: string[] = [];
  parser.parse(asked).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`not PromQL at ${node.from}: ${asked}`);
      if (node.name === 'VectorSelector') {
        const name = node.node.getChild('Identifier');
        if (name) names.push(asked.slice(name.from, name.to));
      }
    },
  });
  return names;
}

describe('the Grafana dashboard and the alert rules', () => {
  let known: Set<string>;
  beforeAll(async () => {
    const board = await startBoard({ METRICS_PORT: '0' });
    const text = await scrape();
    await board.close();
    // metrics with labels have no sample before their first event
    const declared = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    known = new Set(['up', ...declared, ...samplesIn(text).map(({ name }) => name)]);
  });

  it.each(questions)('%s only queries metrics that the board has: %s [RUN-54, RUN-73]', (_, question) => {
    const names = metricsIn(question);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('use every metric of the board [RUN-73]', () => {
    const asked = new Set(questions.flatMap(([, question]) => metricsIn(question)));
    const own = [...known].filter((name) => name.startsWith('skybil_') && !/_(sum|count|bucket)$/.test(name));
    expect(own.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('are rejected as PromQL if a bracket is missing', () => {
    expect(() => metricsIn('sum(rate(up[5m])')).toThrow('not PromQL');
  });

  it('give each alert a severity, a summary and a description', () => {
    for (const rule of rules)
      expect(rule).toMatchObject({
        labels: { severity: expect.stringMatching(/^(critical|warning)$/) as string },
        annotations: { summary: expect.any(String) as string, description: expect.any(String) as string },
      });
  });
});
