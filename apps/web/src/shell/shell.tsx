import { direction } from '@vitrine/i18n';
import { TextsProvider } from '@vitrine/i18n/react';
import { VitrineTheme } from '@vitrine/ui';
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
      <TextsProvider language={language}>
        <PrefixContext value={prefix}>
          <Announcer>
            <ShopProvider>
              <Frame />
            </ShopProvider>
          </Announcer>
        </PrefixContext>
      </TextsProvider>
      <ScrollRestoration />
    </VitrineTheme>
  );
}
