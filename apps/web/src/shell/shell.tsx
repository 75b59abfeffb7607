import { direction, i18nFor } from '@vitrine/i18n';
import { VitrineTheme } from '@vitrine/ui';
import { I18nextProvider } from 'react-i18next';
import { ScrollRestoration, useLoaderData } from 'react-router-dom';
import { PrefixContext } from './address-context.ts';
import { Announcer } from './announcer.tsx';
import { Frame } from './frame.tsx';
import type { ShellData } from './shell-route.ts';
import { ShopProvider } from './shop-provider.tsx';
import { useDocumentLanguage } from './use-document-language.ts';

/** What stands around every screen, and what every screen can ask for. */
export function Shell() {
  const { language, prefix } = useLoaderData<ShellData>();
  useDocumentLanguage(language);
  return (
    <VitrineTheme direction={direction(language)}>
      <I18nextProvider i18n={i18nFor(language)}>
        <PrefixContext value={prefix}>
          <Announcer>
            <ShopProvider>
              <Frame />
            </ShopProvider>
          </Announcer>
        </PrefixContext>
      </I18nextProvider>
      <ScrollRestoration />
    </VitrineTheme>
  );
}
