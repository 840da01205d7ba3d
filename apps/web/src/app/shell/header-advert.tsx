import { schools } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { Cover } from '@titian/ui'
import styles from './header-advert.module.css'

const headerPlace = 3

/** The school's advert for the header (FRM-119), where a menu of the header is open: it moves nothing on the page. */
export function HeaderAdvert() {
  const { data = [] } = useAsk(
    schools.advertisingList,
    { positionId: headerPlace },
    { staleTime: Infinity, quiet: true },
  )
  const [advert] = data
  if (!advert) return null
  return (
    <SiteLink href={advert.url} className={styles['advert']}>
      <Cover seed={advert.seed} src={advert.advertImage} ratio={1} className={styles['picture']} />
      <span className={styles['words']}>
        <b>{advert.title}</b>
        <span className={styles['text']}>{advert.text}</span>
      </span>
    </SiteLink>
  )
}
