import { tool } from '../support/run.ts';

/** A client that is generated from openapi.json, and how it shows that it works. Commands run in its own folder. */
export interface ClientKind {
  name: string;
  /** Programs of the tool chain that have to be there, by the arguments that tell. */
  needs: string[][];
  /** Arguments of the generator that end with the folder. */
  generate: (programs: Programs, contract: string, folder: string) => string[];
  /** The journey, and its name in the folder. */
  journey: [from: string, to: string];
  /** Compiles or type-checks both, then goes on the journey. */
  steps: (programs: Programs) => string[][];
}

/** What was installed into the virtual environment. */
export interface Programs {
  python: string;
  openapiGenerator: string;
  openapiPythonClient: string;
}

const JAVA = ['java', '-version'];

const ofOpenapiGenerator =
  (generator: string, ...options: string[]): ClientKind['generate'] =>
  ({ openapiGenerator }, contract, folder) => [
    openapiGenerator,
    'generate',
    ...['--generator-name', generator, '--input-spec', contract, ...options],
    ...['--global-property', 'apiTests=false,modelTests=false', '--output', folder],
  ];

export const CLIENT_KINDS: ClientKind[] = [
  {
    name: 'typescript-fetch',
    needs: [JAVA],
    generate: ofOpenapiGenerator('typescript-fetch'),
    journey: ['fetch.ts.txt', 'journey.ts'],
    steps: () => [
      [process.execPath, tool('tsc'), '--project', '.'],
      [process.execPath, 'dist/journey.js'],
    ],
  },
  {
    name: 'python',
    needs: [JAVA],
    generate: ofOpenapiGenerator('python', '--package-name', 'board_client'),
    journey: ['generated.py', 'journey.py'],
    steps: ({ python }) => [
      [python, '-m', 'mypy', 'board_client', 'journey.py'],
      [python, 'journey.py'],
    ],
  },
  {
    name: 'openapi-python-client',
    needs: [],
    generate: ({ openapiPythonClient }, contract, folder) => [
      openapiPythonClient,
      'generate',
      ...['--meta', 'none', '--path', contract],
      ...['--output-path', `${folder}/skybil_job_board_client`],
    ],
    journey: ['typed.py', 'journey.py'],
    steps: ({ python }) => [
      [python, '-m', 'mypy', '--strict', 'skybil_job_board_client', 'journey.py'],
      [python, 'journey.py'],
    ],
  },
  {
    name: 'go',
    needs: [JAVA, ['go', 'version']],
    generate: ofOpenapiGenerator(
      'go',
      ...['--package-name', 'board', '--git-user-id', 'skybil', '--git-repo-id', 'board'],
    ),
    journey: ['journey.go.txt', 'journey/main.go'],
    steps: () => [
      ['go', 'mod', 'tidy'],
      ['go', 'vet', './...'],
      ['go', 'run', './journey'],
    ],
  },
  {
    name: 'java',
    needs: [JAVA, ['mvn', '--version']],
    generate: ofOpenapiGenerator('java'),
    journey: ['Journey.java', 'src/main/java/Journey.java'],
    steps: () => [
      ['mvn', '--quiet', '-DskipTests', 'compile', 'dependency:copy-dependencies'],
      ['java', '-cp', 'target/classes:target/dependency/*', 'Journey'],
    ],
  },
];
