import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import webpack from 'webpack';
import 'webpack-dev-server';

const root = import.meta.dirname;
const isProduction = process.env['NODE_ENV'] !== 'development';
const api = process.env['API_URL'] ?? 'http://localhost:3000';
const name = isProduction ? '[name].[contenthash:10]' : '[name]';

/** The first screen stands in the page itself, in both languages, so that nobody waits for the program to read it. */
function firstScreenWords(lang: string): unknown {
  const { landing } = JSON.parse(readFileSync(resolve(root, `locales/${lang}/auth.json`), 'utf8'));
  return landing;
}

/** The address of a chunk that has a name of its own. */
function addressOf({ namedChunks }: Compilation, chunk: string): string {
  const [file] = namedChunks.get(chunk)?.files ?? [];
  if (file === undefined) throw new Error(`no chunk is called ${chunk}`);
  return `/${file}`;
}

const config: Configuration = {
  mode: isProduction ? 'production' : 'development',
  target: 'browserslist',
  context: root,
  entry: { main: './src/main.tsx' },
  devtool: isProduction ? false : 'eval-cheap-module-source-map',
  cache: { type: 'filesystem', cacheDirectory: resolve(root, '.cache/webpack') },
  output: {
    path: resolve(root, 'build/public'),
    publicPath: '/',
    filename: `assets/${name}.js`,
    chunkFilename: `assets/${name}.js`,
    assetModuleFilename: `assets/${name}[ext]`,
    clean: true,
    // The page forbids script addresses that no policy has made: webpack's own loader is that policy.
    trustedTypes: { policyName: 'adaptika-webpack', onPolicyCreationFailure: 'continue' },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    alias: {
      '@src': resolve(root, 'src'),
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
        include: [resolve(root, 'src'), resolve(root, 'graphql')],
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
        cabinet: {
          kit: addressOf(compilation, 'kit'),
          ru: addressOf(compilation, 'words-ru'),
          'en-us': addressOf(compilation, 'words-en-us'),
        },
      }),
    }),
    new MiniCssExtractPlugin({ filename: `assets/${name}.css`, chunkFilename: `assets/${name}.css` }),
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development'),
    }),
  ],
  optimization: {
    runtimeChunk: false,
    moduleIds: 'deterministic',
    splitChunks: {
      chunks: 'async',
      maxAsyncRequests: 12,
      cacheGroups: {
        // What every page behind the sign-in needs, in one file instead of one per component.
        kit: {
          test: /node_modules[\\/](@mui[\\/](material|system|utils|styled-engine|private-theming)|@emotion|@popperjs|react-transition-group)[\\/]/,
          name: 'kit',
          chunks: 'async',
          priority: 20,
          enforce: true,
        },
        // Small pieces that both the sign-in and every page behind it need: with the program, or each would load the
        // other's file for them.
        shared: {
          test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](eye|eye-off|minus|plus)\.|graphql[\\/]limits\.json|src[\\/](features[\\/]auth[\\/]api\.|lib[\\/](validation[\\/]messages|phone|password|clamp|after-press)|store[\\/](useNotify|useSession|carried)|api[\\/]form-errors)/,
          name: 'main',
          chunks: 'async',
          priority: 25,
          enforce: true,
        },
        // Forms and what they are made of, with the sign-in dialog: a visitor asks for it once and has it all.
        forms: {
          test: /node_modules[\\/](formik|lodash|lodash-es|react-fast-compare|deepmerge|tiny-warning)[\\/]|src[\\/](components[\\/]form[\\/](CheckedForm|useFormField|FormDraft)|features[\\/]auth[\\/](components[\\/](AuthModal|SocialLinks|LegalDialog)|forms[\\/](?!schemas)|plain|useSignIn|useWait|sign-in-reaction|social-error))/,
          name: 'forms',
          chunks: 'async',
          priority: 20,
          enforce: true,
        },
        // The rules of fields: the sign-in asks for them once something is typed.
        rules: {
          test: /node_modules[\\/](yup|property-expr|tiny-case|toposort)[\\/]|graphql[\\/]web-address|src[\\/]lib[\\/](validation[\\/](rules|patterns)|calendar)/,
          name: 'rules',
          chunks: 'async',
          priority: 20,
          enforce: true,
        },
        // The words that every page behind the sign-in shows: one file per language.
        wordsRu: {
          test: /locales[\\/]ru[\\/](auth|common|navigation|validation|notifications|search)\.json$/,
          name: 'words-ru',
          chunks: 'async',
          priority: 30,
          enforce: true,
        },
        wordsEn: {
          test: /locales[\\/]en-us[\\/](auth|common|navigation|validation|notifications|search)\.json$/,
          name: 'words-en-us',
          chunks: 'async',
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
