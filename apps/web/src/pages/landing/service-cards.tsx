import { Pane, PaneGrid, ServiceCard, TextLink, VisuallyHidden } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { fillMessage } from '../../contact/index.ts';

const services = [
  ['aiConsulting', '/art/services-ai-consulting.svg'],
  ['aiDevelopment', '/art/services-ai-development.svg'],
  ['marketingLearning', '/art/services-marketing-learning.svg'],
] as const;

const facts = ['get', 'takes', 'from'] as const;

/** What the visitor gets from each service, how long it takes and what it costs, with a link that fills the contact form in. */
export function ServiceCards() {
  const { t } = useTranslation('home-sections');
  return (
    <PaneGrid columns={1}>
      {services.map(([name, image]) => {
        const title = t(`services.items.${name}.title`);
        return (
          <Pane key={name}>
            <ServiceCard
              title={title}
              description={t(`services.items.${name}.description`)}
              image={{ src: image }}
              facts={facts.map((fact) => ({
                label: t(`services.${fact}`),
                value: t(`services.items.${name}.${fact}`),
              }))}
              action={
                <TextLink href="/#cta" onClick={() => fillMessage(`${t('services.request', { service: title })}\n\n`)}>
                  {t('services.ask')}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </TextLink>
              }
            />
          </Pane>
        );
      })}
    </PaneGrid>
  );
}
