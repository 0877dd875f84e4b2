import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { compileMessage } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';

import project from './client/words.inlang/settings.json' with { type: 'json' };

type Compiled = Parameters<typeof compileMessage>;
/** What the project's plugin reads out of a file of messages; Paraglide's own nodes, as far as they are needed. */
type Read = {
  readonly bundles: readonly { readonly id: string; readonly declarations: Compiled[0] }[];
  readonly messages: readonly (Compiled[1] & { readonly bundleId: string })[];
  readonly variants: readonly (Compiled[2][number] & { readonly messageBundleId: string })[];
};
type MessageFormat = {
  importFiles(given: { files: readonly { locale: string; content: Uint8Array }[]; settings: unknown }): Promise<Read>;
};

/** The plugin is the project's own `modules`: a path into node_modules, never an address. Both are loaded when first needed. */
const tools = async () => {
  const plugin = join(import.meta.dirname, 'client', project.modules[0] ?? '');
  const [format, paraglide] = await Promise.all([import(plugin), import('@inlang/paraglide-js')]);
  return { format: (format as { readonly default: MessageFormat }).default, compile: paraglide.compileMessage };
};

/** One area in one language as a module: `{ [key]: (values) => text }`, each message a function that Paraglide compiled. */
const compileWords = async (locale: string, content: Uint8Array): Promise<string> => {
  const { format, compile } = await tools();
  const read = await format.importFiles({ files: [{ locale, content }], settings: structuredClone(project) });
  const functions = read.messages.map((message) => {
    const declarations = read.bundles.find(({ id }) => id === message.bundleId)?.declarations ?? [];
    const variants = read.variants.filter(({ messageBundleId }) => messageBundleId === message.bundleId);
    const { code } = compile(declarations, message, variants);
    return `${JSON.stringify(message.bundleId)}: ${code.replace(/;\s*$/, '')},`;
  });
  return `import * as registry from '../../../registry.ts';\nexport default {\n${functions.join('\n')}\n};\n`;
};

const words = /\/shared\/locales\/[\w-]+\/ui\/\w+\/\w+\.js(?:on)?$/;

/** `shared/locales/de/ui/site/shell.json` is what one writes, and what one imports is that area in that language, compiled. */
export const paraglide = (): Plugin => ({
  name: 'paraglide-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/\w+\.js(?:on)?$/ },
    async handler(source, importer) {
      // Relative to the file that imports it, to the project's folder, or absolute.
      const near = source.startsWith('.') && importer ? join(dirname(importer), source) : source;
      const path = near.startsWith('/shared/') ? join(import.meta.dirname, near) : near;
      return words.test(path) ? path.replace(/\.json$/, '.js') : null;
    },
  },
  load: {
    filter: { id: words },
    async handler(id) {
      return compileWords(basename(dirname(dirname(dirname(id)))), await readFile(id.replace(/\.js$/, '.json')));
    },
  },
  hotUpdate({ file }) {
    const compiled = words.test(file) && this.environment.moduleGraph.getModuleById(file.replace(/\.json$/, '.js'));
    return compiled ? [compiled] : undefined;
  },
});
