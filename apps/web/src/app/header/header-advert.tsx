import { Box, Stack } from '@mantine/core'
import { schools } from '@titian/contract'
import { IconSpeakerphone } from '@tabler/icons-react'
import { FlyOut, SiteLink, useAsk } from '@titian/site'
import { Cover } from '@titian/ui'
import styles from './header-advert.module.css'

const headerPlace = 3

/** The school's advert for the header (FRM-119). */
function useHeaderAdvert() {
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

/** On a desktop a button opens the advert, so that nothing moves when the advert loads. */
export function HeaderAdvertButton({ className }: { className?: string }) {
  const advert = useHeaderAdvert()
  if (!advert) return null
  return (
    <FlyOut
      label={<IconSpeakerphone size={20} aria-hidden />}
      name={advert.title}
      className={className}
      align="end"
      width={300}
      hover
    >
      {() => <HeaderAdvert />}
    </FlyOut>
  )
}
