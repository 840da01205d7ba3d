import { Box, Stack } from '@mantine/core'
import { schools } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { Cover } from '@titian/ui'
import styles from './header-advert.module.css'

const headerPlace = 3

/** The school's advert for the header (FRM-119). */
export function useHeaderAdvert() {
  const { data = [] } = useAsk(
    schools.advertisingList,
    { positionId: headerPlace },
    { staleTime: Infinity, quiet: true },
  )
  return data[0]
}

/** The full advert, in the drawer of a phone. */
export function HeaderAdvert() {
  const advert = useHeaderAdvert()
  if (!advert) return null
  return (
    <SiteLink href={advert.url} className={styles['advert']}>
      <Cover seed={advert.seed} src={advert.advertImage} ratio={1} className={styles['picture']} />
      <Stack component="span" gap={2} miw={0}>
        <b>{advert.title}</b>
        <Box component="span" className="clip-2 muted" fz="xs">
          {advert.text}
        </Box>
      </Stack>
    </SiteLink>
  )
}
