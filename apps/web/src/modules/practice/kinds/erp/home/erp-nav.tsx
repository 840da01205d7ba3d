import { Box, Group } from '@mantine/core'
import {
  IconBook2,
  IconBox,
  IconCards,
  IconFiles,
  IconInbox,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react'
import type { ErpView } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { type ComponentType, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErpPart, practiceLinks } from '../../../links.ts'
import { unusedPapers } from '../parts/papers.ts'
import { useOpenPart } from '../parts/use-open-part.ts'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

const places: { part: ErpPart | 'map'; icon: Icon }[] = [
  { part: 'map', icon: IconSitemap },
  { part: 'inbox', icon: IconInbox },
  { part: 'cards', icon: IconCards },
  { part: 'documents', icon: IconFiles },
  { part: 'books', icon: IconBook2 },
  { part: 'partners', icon: IconUsers },
  { part: 'items', icon: IconBox },
]

/**
 * The menu entry to which a page belongs. Forms belong to documents, and the import belongs to the
 * map.
 */
const placeOf: Readonly<Record<string, ErpPart | 'map'>> = {
  document: 'documents',
  new: 'documents',
  card: 'cards',
  import: 'map',
}

interface EntryProps {
  part: ErpPart | 'map'
  icon: Icon
  sign: string
  isHere: boolean
  count: number
}

function Entry({ part, icon: Icon, sign, isHere, count }: EntryProps) {
  const { t } = useTranslation('erp')
  const target = part === 'map' ? practiceLinks.run(sign, 'erp') : practiceLinks.erp(sign, part)
  return (
    <SiteLink
      {...target}
      aria-current={isHere ? 'page' : undefined}
      style={{
        display: 'inline-flex',
        flex: 'none',
        alignItems: 'center',
        gap: 6,
        minHeight: 44,
        padding: '0 12px',
        borderBottom: `3px solid ${isHere ? 'var(--primary)' : 'transparent'}`,
        color: isHere ? 'var(--primary-text)' : 'var(--text-2)',
        fontSize: 'var(--fs-14)',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon size={18} aria-hidden />
      {t(`nav.${part}`)}
      {count > 0 ? (
        <Box
          component="span"
          className="num"
          px={7}
          bdrs={10}
          bg="var(--primary)"
          c="var(--on-dark)"
          fz="xs"
        >
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{t('nav.unused', { count })}</span>
        </Box>
      ) : null}
    </SiteLink>
  )
}

/** The menu of the ERP pages. On a phone it scrolls sideways. */
export function ErpNav({ sign, view }: { sign: string; view: ErpView }) {
  const { t } = useTranslation('erp')
  const part = useOpenPart() || 'map'
  const row = useRef<HTMLDivElement>(null)
  const here = placeOf[part] ?? part
  useEffect(() => {
    // On a phone the current entry may be out of view.
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (entry && row.current)
      row.current.scrollLeft = entry.offsetLeft - row.current.clientWidth / 3
  }, [here])
  return (
    <nav aria-label={t('nav.label')}>
      <Group
        ref={row}
        gap={0}
        wrap="nowrap"
        style={{ position: 'relative', overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {places.map(({ part: name, icon }) => (
          <Entry
            key={name}
            part={name}
            icon={icon}
            sign={sign}
            isHere={name === here}
            count={name === 'inbox' ? unusedPapers(view).length : 0}
          />
        ))}
      </Group>
    </nav>
  )
}
