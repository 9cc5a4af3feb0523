import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Chunk, Compilation, Configuration } from 'webpack';
import webpack from 'webpack';
import 'webpack-dev-server';

const root = import.meta.dirname;
const isProduction = process.env['NODE_ENV'] !== 'development';
const api = process.env['API_URL'] ?? 'http://localhost:3000';
/** `npm run build -- --map`: beside the files what each of their bytes comes from. */
const hasMaps = process.env['SOURCE_MAPS'] === '1';
/** No colour has seven digits: a hash that is somebody's «#caccce», too, would be put in the colour's place. */
const name = isProduction ? '[name].[contenthash:7]' : '[name]';

/** Files that come later are called by number: 90 names of words and parts would be 0.5 kB of what every page loads. */
const lazyName = isProduction ? '[id].[contenthash:7]' : name;

/** The first screen stands in the page itself, in both languages, so that nobody waits for the program to read it. */
function firstScreenWords(lang: string): unknown {
  const { landing } = JSON.parse(readFileSync(resolve(root, `locales/${lang}/auth.json`), 'utf8'));
  return landing;
}

interface FirstPage {
  path: string;
  title: string;
  purpose: string;
  hasTabs?: boolean;
  isForAdmins?: boolean;
  /** What its code is called, beside the frame's. */
  chunks?: string[];
  /** Namespaces of words that it is drawn with, besides the one of its title. */
  words?: string[];
  /** What it asks first. */
  asks?: { operation: string; variables: object }[];
}

const pages: FirstPage[] = JSON.parse(readFileSync(resolve(root, 'src/app/start/first-pages.json'), 'utf8'));
const who = (isForAdmins: boolean | undefined) =>
  isForAdmins === undefined ? 'anybody' : isForAdmins ? 'admin' : 'person';

/** The heads of the list pages, which stand in the page too: what somebody who is signed in sees before the program runs. */
function firstPages(): unknown[] {
  return ['ru', 'en-us'].flatMap((lang) =>
    pages.map(({ path, title, purpose, hasTabs = false, isForAdmins }) => ({
      path,
      lang,
      hasTabs,
      who: who(isForAdmins),
      title: wordsAt(lang, title),
      purpose: wordsAt(lang, purpose),
    })),
  );
}

/** The text of a key such as `employees:title`. */
function wordsAt(lang: string, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const words: unknown = JSON.parse(readFileSync(resolve(root, `locales/${lang}/${namespace}.json`), 'utf8'));
  const text = path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], words);
  if (typeof text !== 'string') throw new Error(`no text is called ${key}`);
  return text;
}

/** The body of a request as the program will send it, character by character: `regulations-first:RegulationsMy`. */
function requestBody(operation: string, variables: object): string {
  const [file = '', name = ''] = operation.split(':');
  const code = readFileSync(resolve(root, `src/api/generated/${file}.ts`), 'utf8');
  const start = `export const ${name}Document = /*#__PURE__*/ new TypedDocumentString(\``;
  const from = code.indexOf(start) + start.length;
  if (from < start.length) throw new Error(`no operation is called ${operation}`);
  return JSON.stringify({ query: code.slice(from, code.indexOf('`', from)), variables });
}

/** What `public/boot.js` asks and has fetched beside the program, for everybody and by page. */
function firstRequests(compilation: Compilation): string {
  const own = pages.map(({ path, isForAdmins, title, words = [], asks = [], chunks = [] }) => ({
    path,
    who: who(isForAdmins),
    asks: asks.map(({ operation, variables }) => requestBody(operation, variables)),
    files: [...new Set(['frame', ...chunks].flatMap((chunk) => filesOf(compilation, chunk)))],
    words: Object.fromEntries(
      ['ru', 'en-us'].map((lang) => {
        const [namespace = ''] = title.split(':');
        const names = [namespace, ...words];
        return [lang, names.map((name) => addressOf(compilation, `words-${lang}-${name}-json`))];
      }),
    ),
  }));
  const first = { always: [requestBody('auth:InitApp', {})], pages: own };
  return JSON.stringify(first).replaceAll('<', String.raw`\u003c`);
}

/** Scripts of a part that has a name, with those that it shares with others; the kit and the program come anyway. */
function filesOf({ namedChunkGroups }: Compilation, name: string): string[] {
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`no part is called ${name}`);
  return group.chunks
    .filter((chunk) => !['kit', 'program', 'main'].includes(chunk.name ?? ''))
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`);
}

/** The address of a chunk that has a name of its own. */
function addressOf({ namedChunks }: Compilation, chunk: string): string {
  const file = [...(namedChunks.get(chunk)?.files ?? [])].find((name) => name.endsWith('.js'));
  if (file === undefined) throw new Error(`no chunk is called ${chunk}`);
  return `/${file}`;
}

/** What comes after the program. The program itself is one file: it starts with all of it. */
const isLazy = (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'program';

/** Matches modules by what their paths contain: `clsx/` is a folder, `src/lib/clamp.` a file, `src/store/carried` all that begin so. */
const modulesIn = (...paths: string[]): RegExp =>
  new RegExp(paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|'));

const MUI_KIT =
  'styles utils colors zero-styled Box Button ButtonBase ButtonGroup Card CssBaseline DefaultPropsProvider IconButton Link Paper Portal Skeleton Stack Typography CircularProgress useLazyRipple useMediaQuery';
const COMPONENTS_KIT =
  'data/UserAvatar feedback/Hint feedback/Skeletons layout/useMenu routing/leaving routing/useUrlState useWasOpen';

const KIT = [
  ...MUI_KIT.split(' ').map((name) => `/@mui/material/${name}/`),
  ...['/@mui/material/transitions/utils.', '/@mui/(system|styled-engine|private-theming)/'],
  // What moves the focus in menus and tabs comes with them.
  '/@mui/utils/(?!useRovingTabIndex/)',
  ...['/node_modules/(@emotion|stylis|clsx)/', '/@babel/runtime/'],
  ...['/src/theme/', '/src/store/useEditMode.', '/domain/(initials|tour-anchors).'],
  '/src/lib/(options|person|statics|tour-anchor|url-state).',
  ...COMPONENTS_KIT.split(' ').map((name) => `/src/components/${name}.`),
];

const SHARED = [
  '/node_modules/(hoist-non-react-statics|react-is)/',
  '/lucide-react/dist/esm/icons/(eye|eye-off|minus|plus).',
  ...['/graphql/limits.json', '/src/api/form-errors', '/src/features/auth/api.'],
  '/domain/(calendar|validation/messages).',
  '/src/lib/(validation/files|phone|password|clamp|after-press)',
  '/src/store/(useNotify|useSession|carried)',
];

const FORMS = [
  '/node_modules/(formik|lodash|lodash-es|react-fast-compare|deepmerge|tiny-warning)/',
  '/src/components/form/(CheckedForm|useFormField|FormDraft)',
  '/src/features/auth/components/(AuthModal|SocialLinks|LegalDialog)',
  '/src/features/auth/(forms/(?!schemas)|native|useSignIn|useWait|sign-in-reaction|social-error)',
];

const RULES = [
  '/node_modules/(yup|property-expr|tiny-case|toposort)/',
  '/domain/(web-address|email-address|storable-text|auth/registration|validation/(rules|patterns))',
  '/src/lib/validation/common-password',
];

/** Parts of the component library that every page would load and that the theme leaves unused, and what stands instead. */
const unused = (
  [
    [/[\\/]createThemeWithVars\.mjs$/, 'css-variables.ts'],
    [/[\\/]ThemeProviderWithVars\.mjs$/, 'css-variables.ts'],
    [/[\\/]TouchRipple\.mjs$/, 'ripple.ts'],
  ] as const
).map(([module, instead]): [RegExp, string] => [module, resolve(root, 'src/theme/unused', instead)]);

const config: Configuration = {
  mode: isProduction ? 'production' : 'development',
  target: 'browserslist',
  context: root,
  entry: { main: './src/main.tsx' },
  devtool: isProduction ? (hasMaps ? 'hidden-source-map' : false) : 'eval-cheap-module-source-map',
  cache: {
    type: 'filesystem',
    cacheDirectory: resolve(root, '.cache/webpack'),
    // A module that was built without its source map has none in the cache either.
    version: hasMaps ? 'maps' : 'no-maps',
  },
  output: {
    path: resolve(root, 'build/public'),
    publicPath: '/',
    filename: `assets/${name}.js`,
    chunkFilename: `assets/${lazyName}.js`,
    assetModuleFilename: `assets/${name}[ext]`,
    clean: true,
    sourceMapFilename: '../maps/[file].map',
    // The page forbids script addresses that no policy has made: webpack's own loader is that policy.
    trustedTypes: { policyName: 'adaptika-webpack', onPolicyCreationFailure: 'continue' },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    alias: {
      '@src': resolve(root, 'src'),
      '@domain': resolve(root, 'domain'),
      '@graphql': resolve(root, 'graphql'),
      '@locales': resolve(root, 'locales'),
      // The package names its development build to every bundler; the other one is the same without its warnings.
      ...(isProduction
        ? {
            'react-router/dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
            'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
          }
        : {}),
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: [resolve(root, 'src'), resolve(root, 'domain')],
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: !isProduction } },
          },
          env: { mode: undefined },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({
      template: 'public/index.html',
      scriptLoading: 'defer',
      minify: isProduction,
      templateParameters: (compilation: Compilation) => ({
        words: { ru: firstScreenWords('ru'), 'en-us': firstScreenWords('en-us') },
        pages: firstPages(),
        firstRequests: firstRequests(compilation),
        program: addressOf(compilation, 'program'),
        cabinet: {
          kit: addressOf(compilation, 'kit'),
          ru: addressOf(compilation, 'words-ru'),
          'en-us': addressOf(compilation, 'words-en-us'),
        },
      }),
    }),
    new MiniCssExtractPlugin({ filename: `assets/${name}.css`, chunkFilename: `assets/${name}.css` }),
    ...unused.map(([module, instead]) => new webpack.NormalModuleReplacementPlugin(module, instead)),
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development'),
    }),
  ],
  optimization: {
    runtimeChunk: false,
    moduleIds: 'deterministic',
    minimizeOptions: { javascript: { ecma: 2020, compress: { passes: 4 } } },
    splitChunks: {
      chunks: isLazy,
      maxAsyncRequests: 12,
      cacheGroups: {
        // What the frame and every list are drawn with, the theme and small pieces of ours too, in one file instead of one
        // per component. What opens on a press (dialogs, menus), fields and rarer pieces come with the pages that use them.
        kit: {
          test: modulesIn(...KIT),
          name: 'kit',
          chunks: isLazy,
          priority: 20,
          enforce: true,
        },
        // Small pieces that both the sign-in and every page behind it need: with the program, or each would load the
        // other's file for them.
        shared: {
          test: modulesIn(...SHARED),
          name: 'program',
          chunks: isLazy,
          priority: 25,
          enforce: true,
        },
        // Forms and what they are made of, with the sign-in dialog: a visitor asks for it once and has it all.
        forms: {
          test: modulesIn(...FORMS),
          name: 'forms',
          chunks: isLazy,
          priority: 20,
          enforce: true,
        },
        // The rules of fields: the sign-in asks for them once something is typed.
        rules: {
          test: modulesIn(...RULES),
          name: 'rules',
          chunks: isLazy,
          priority: 20,
          enforce: true,
        },
        // The words of every page, the sign-in too, which may ask for few files: one file per language.
        wordsRu: {
          test: /locales[\\/]ru[\\/](auth|common|navigation|validation)\.json$/,
          name: 'words-ru',
          chunks: isLazy,
          priority: 30,
          enforce: true,
        },
        wordsEn: {
          test: /locales[\\/]en-us[\\/](auth|common|navigation|validation)\.json$/,
          name: 'words-en-us',
          chunks: isLazy,
          priority: 30,
          enforce: true,
        },
      },
    },
  },
  performance: { hints: false },
  devServer: {
    port: Number(process.env['PORT'] ?? 3001),
    hot: true,
    static: { directory: resolve(root, 'public') },
    proxy: [
      { context: ['/graphql'], target: api, ws: true },
      { context: ['/api', '/statics'], target: api },
    ],
  },
};

export default config;
