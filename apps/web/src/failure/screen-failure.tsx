import { Button, ButtonLink, Notice } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useAddress } from '../shell/address-context.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { failureText } from './failure-text.ts';
import { useBackOnline } from './use-back-online.ts';
import { useRenewal } from './use-renewal.ts';

/** In the place of a screen that could not be loaded or drawn, unless loading the page anew cures it. */
export function ScreenFailure() {
  return useRenewal({ arriving: true }) ? <Waiting /> : <ScreenNotice />;
}

/** Says so, and tries again by itself once the visitor is online again. */
function ScreenNotice() {
  const { t } = useTranslation();
  const address = useAddress();
  const { revalidate } = useRevalidator();
  const { title, description } = failureText(t, 'page');
  useBackOnline(() => void revalidate());

  return (
    <>
      <PageMeta title={`${title} | ${t('brand')}`} description={description} unlisted />
      <Notice
        title={title}
        description={description}
        action={
          <>
            {navigator.onLine ? (
              <Button onClick={() => location.reload()}>{t('errors.reload')}</Button>
            ) : (
              <Button onClick={() => revalidate()}>{t('errors.retry')}</Button>
            )}
            <ButtonLink variant="secondary" href={address('/')}>
              {t('backHome')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
