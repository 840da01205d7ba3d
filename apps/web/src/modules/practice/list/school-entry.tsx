import { Stack, Text } from '@mantine/core'
import type { PracticeEntry } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { CardLink, Cover, Surface } from '@titian/ui'

interface SchoolEntryProps {
  entry: PracticeEntry
  /** The width of the picture divided by its height. */
  ratio: number
  /**
   * Whether the picture replaces the text. The title is then the alternative text of the picture.
   */
  isPicture?: boolean
}

/** An entry that the school shows beside its practices. It is a link if it has an address. */
export function SchoolEntry({ entry, ratio, isPicture = false }: SchoolEntryProps) {
  const { title, text, image, seed, url } = entry
  const alone = isPicture && image !== null
  const content = (
    <>
      <Cover seed={seed} src={image} ratio={ratio} alt={alone ? title : ''} eager={isPicture} />
      {alone ? null : (
        <Stack gap={4} p="md">
          <Text component="b" fw={600}>
            {title}
          </Text>
          {text ? (
            <Text component="span" fz="sm" c="var(--text-2)">
              {text}
            </Text>
          ) : null}
        </Stack>
      )}
    </>
  )
  if (!url) return <Surface padding="none">{content}</Surface>
  return (
    <CardLink component={SiteLink} href={url}>
      {content}
    </CardLink>
  )
}
