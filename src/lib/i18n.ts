import { megabytesFormat } from '@domain/file-size';
import { nestedQuotes } from '@domain/nested-quotes';
import i18next, { type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from './languages';
import { defaultLang, languages } from './languages';

/** A namespace is a file of locales/<lang>; it is loaded as a separate chunk when a page first uses it. */
async function load(lang: string, namespace: string): Promise<ResourceKey> {
  const module: { default: ResourceKey } = await import(
    /* webpackChunkName: "words-[request]" */ `@locales/${lang}/${namespace}.json`
  );
  return module.default;
}

const backend = {
  type: 'backend' as const,
  init: () => {},
  read: (
    lang: string,
    namespace: string,
    callback: (error: Error | null, data: ResourceKey | null) => void,
  ) => {
    load(lang, namespace).then(
      (words) => callback(null, words),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** Starts i18next. A namespace is loaded when `useTranslation` names it; changing the language needs no reload. */
export async function startI18n(lang: Lang): Promise<I18n> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .use(nestedQuotes)
    .init({
      lng: lang,
      fallbackLng: false,
      supportedLngs: [...languages],
      load: 'currentOnly',
      lowerCaseLng: true,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      postProcess: nestedQuotes.name,
      returnNull: false,
    });
  i18next.services.formatter?.add(megabytesFormat.name, megabytesFormat.format);
  setPageLanguage(lang);
  return i18next;
}

/** Loads translations before a page is rendered, so that no part of the page has to wait for them. */
export async function loadTranslations(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
}

/** Changes the language of the running page. */
export async function changeLanguage(lang: Lang): Promise<void> {
  await i18next.changeLanguage(lang);
  setPageLanguage(lang);
}

function setPageLanguage(lang: Lang): void {
  document.documentElement.lang = lang === defaultLang ? 'ru' : 'en-US';
}
