/** The arrows of the repository: who may import whom. Checked by `npm run lint`. */
const TESTS = String.raw`\.((int|opensearch|proxy)-)?spec\.tsx?$|/test(ing)?/`;
const ROLES = 'controller|service|repository|schema|policy|mapper';

/** The layers of `api/src`, from the top down: a layer imports itself and lower ones (docs/architecture.md). */
const LAYERS = [
  ['composition', String.raw`(main|create-app|app\.module)\.ts$`],
  ['commands', 'commands/'],
  ['http', 'http/'],
  ['modules', 'modules/'],
  ['platform', 'platform/'],
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Two files that need each other are one file, or need a third.',
      {},
      { circular: true },
    ),
    forbid('resolvable', 'Every import must lead somewhere.', {}, { couldNotResolve: true }),

    // the API, from the outside in
    forbid(
      'controllers-ask-services',
      'A controller hands over to its service.',
      { path: String.raw`^api/src/modules/.*\.controller\.ts$` },
      { path: String.raw`^api/src/.*\.(repository|schema)\.ts$` },
    ),
    forbid(
      'services-ask-repositories',
      'A service knows no schema, no Mongoose and no HTTP.',
      { path: String.raw`^api/src/modules/.*\.(service|policy|mapper)\.ts$` },
      { path: String.raw`\.(schema|controller)\.ts$|node_modules/(mongoose|@nestjs/mongoose|express)/` },
    ),
    forbid(
      'repositories-look-down',
      'A repository knows its schema and nothing above it.',
      { path: String.raw`\.repository\.ts$` },
      { path: String.raw`\.(service|controller|mapper)\.ts$` },
    ),
    forbid(
      'schemas-know-nobody',
      'A schema stands on its own.',
      { path: String.raw`\.schema\.ts$` },
      { path: String.raw`^api/src/.*\.(service|controller|mapper|repository)\.ts$` },
    ),
    forbid(
      'modules-meet-at-services',
      'A module reaches another one through its exported service only.',
      { path: '^api/src/modules/([^/]+)/', pathNot: TESTS },
      {
        path: String.raw`^api/src/modules/.*\.(${ROLES})\.ts$`,
        pathNot: [String.raw`^api/src/modules/$1/`, String.raw`\.service\.ts$`],
      },
    ),
    ...LAYERS.slice(1).map(([layer, files], index) =>
      forbid(
        `layer-of-${layer}`,
        'A layer imports only itself and lower ones.',
        // this command prints the contract of the whole application
        { path: `^api/src/${files}`, pathNot: `${TESTS}|^api/src/commands/openapi\\.ts$` },
        {
          path: `^api/src/(${LAYERS.slice(0, index + 1)
            .map(([, higher]) => higher)
            .join('|')})`,
        },
      ),
    ),
    forbid(
      'every-file-has-a-layer',
      'Every file of api/src lies in one of the layers.',
      { path: '^api/src/', pathNot: `^api/src/(${LAYERS.map(([, files]) => files).join('|')})|${TESTS}` },
      {},
    ),

    // between the workspaces
    forbid(
      'mongoose-stays-in-the-api',
      'Only the API knows how things are stored.',
      { pathNot: '^api/' },
      { path: 'node_modules/(mongoose|@nestjs/mongoose)/' },
    ),
    forbid(
      'opensearch-stays-in-its-engine',
      'Whoever asks for lists knows the port.',
      { pathNot: '^api/src/modules/jobs/search/opensearch/' },
      { path: 'node_modules/@opensearch-project/' },
    ),
    forbid(
      'apps-are-apart',
      'The apps meet in the contract only.',
      { path: '^(api|seeker-web|recruiter-admin)/' },
      { path: '^(api|seeker-web|recruiter-admin)/', pathNot: '^$1/' },
    ),
    forbid(
      'libs-know-no-app',
      'Libraries are below the apps.',
      { path: '^libs/' },
      { path: '^(api|seeker-web|recruiter-admin)/' },
    ),
    forbid(
      'shared-stands-alone',
      'Facts need nothing.',
      { path: '^libs/shared/src/', pathNot: TESTS },
      { pathNot: '^libs/shared/src/' },
    ),
    forbid(
      'web-is-for-browsers',
      'What both front ends share serves nobody else.',
      { path: '^(api|libs/(?!web/)[^/]+)/' },
      { path: '^libs/web/' },
    ),
    forbid(
      'database-knows-no-command',
      'Finding and running a database needs no command of ours: tests do it too.',
      { path: '^libs/mongod/src/' },
      { path: '^libs/(?!(mongod|shared)/)' },
    ),
    forbid(
      'one-client',
      'The front ends reach the API through libs/api-client.',
      { path: '^(seeker-web|recruiter-admin)/' },
      { path: 'node_modules/openapi-fetch/' },
    ),

    // inside the front ends
    forbid(
      'features-are-apart',
      'Features do not import each other; pages put them together.',
      { path: '^seeker-web/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^seeker-web/src/features/', pathNot: '^seeker-web/src/features/$1/' },
    ),
    forbid(
      'features-know-no-page',
      'Pages and the app stand above the features.',
      { path: '^seeker-web/src/features/', pathNot: TESTS },
      { path: '^seeker-web/src/(app|pages)/' },
    ),
    forbid(
      'building-blocks-know-no-feature',
      'The ui and lib of a front end have no product words.',
      { path: '^seeker-web/src/(ui|lib)/', pathNot: TESTS },
      { path: '^seeker-web/src/(app|pages|features)/' },
    ),
    forbid(
      'resources-know-no-app',
      'The console puts its resources together, not the other way round.',
      { path: '^recruiter-admin/src/(resources|providers)/', pathNot: TESTS },
      { path: '^recruiter-admin/src/app/' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: [String.raw`\.css$`, String.raw`\?`] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
