import { Box } from '@mantine/core'
import { schools } from '@titian/contract'
import { SiteLink, useAsk, usePhoneLayout } from '@titian/site'
import { Cover } from '@titian/ui'
import styles from './hero-advert.module.css'

const besideCarousel = 1

/** The advert beside the carousel (FRM-193); a phone has no space for it. */
export function HeroAdvert() {
  const phone = usePhoneLayout()
  const { data } = useAsk(schools.advertisingList, { positionId: besideCarousel })
  const advert = data?.[0]
  if (!advert || phone) return null
  return (
    <SiteLink href={advert.url} className={styles['advert']}>
      <Cover seed={advert.seed} src={advert.advertImage} ratio={1} className={styles['picture']} />
      <span className={styles['words']}>
        <b>{advert.title}</b>
        <Box component="span" className="clip-2 muted" fz="sm">
          {advert.text}
        </Box>
      </span>
    </SiteLink>
  )
}
