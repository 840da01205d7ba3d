import { AspectRatio, SimpleGrid } from '@mantine/core'
import { schools, type SchoolImage } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** The maximum number of pictures. More pictures would push the text down too far. */
const most = 4

function Picture({ title, image, url }: SchoolImage) {
  const picture = (
    <AspectRatio ratio={16 / 9}>
      <img src={image} alt={title} loading="lazy" style={{ borderRadius: 'var(--r12)' }} />
    </AspectRatio>
  )
  return url ? <SiteLink href={url}>{picture}</SiteLink> : picture
}

/** CNT-116: the pictures of the school's carousel; not shown without photos. */
export function SchoolPictures() {
  const { t } = useTranslation('schools')
  const { data } = useAsk(schools.schoolImages, {})
  const shown = data?.schoolImages.slice(0, most) ?? []
  if (shown.length === 0) return null
  return (
    <SimpleGrid
      component="ul"
      aria-label={t('page.pictures')}
      cols={{ base: shown.length === most ? most / 2 : shown.length, sm: shown.length }}
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
    >
      {shown.map((picture) => (
        <li key={picture.image}>
          <Picture {...picture} />
        </li>
      ))}
    </SimpleGrid>
  )
}
