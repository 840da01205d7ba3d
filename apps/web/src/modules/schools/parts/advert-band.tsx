import { schools } from '@titian/contract'
import { Button } from '@mantine/core'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

const betweenGroups = 2

/** The advert between the groups (FRM-193). */
export function AdvertBand() {
  const { t } = useTranslation('schools')
  const { data } = useAsk(schools.advertisingList, { positionId: betweenGroups })
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
          {t('home.more')}
        </Button>
      ) : null}
    </aside>
  )
}
