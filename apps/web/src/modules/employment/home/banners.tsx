import { Button, Stack, Text } from '@mantine/core'
import { employment } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { CardLink, Cover, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

/** JOB-010: the banners at the top of the page. */
export function HeadBanner() {
  const { t } = useTranslation('employment')
  const { data } = useAsk(employment.employmentBanner, {})
  const advert = data?.[0]
  if (!advert) return null
  return (
    <aside className={styles['band']} aria-label={advert.title}>
      <div>
        <h2>{advert.title}</h2>
        <p className="muted">{advert.text}</p>
      </div>
      {advert.url ? (
        <Button component={SiteLink} href={advert.url} variant="default">
          {t('home.look')}
        </Button>
      ) : null}
    </aside>
  )
}

/** JOB-010: the banners beside the lists. */
export function SideBanners() {
  const { data = [] } = useAsk(employment.rightSideBanner, {})
  return data.map(({ id, url, title, text, seed, advertImage }) => {
    const words = (
      <>
        <Cover seed={seed} src={advertImage} ratio={2.4} />
        <Stack gap={4} p="md">
          <Text component="b" fw={600}>
            {title}
          </Text>
          <Text component="span" fz="sm" c="var(--text-2)">
            {text}
          </Text>
        </Stack>
      </>
    )
    return url ? (
      <CardLink key={id} component={SiteLink} href={url}>
        {words}
      </CardLink>
    ) : (
      <Surface key={id} padding="none">
        {words}
      </Surface>
    )
  })
}
