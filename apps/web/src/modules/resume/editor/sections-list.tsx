import { UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconDeviceMobile,
  IconEye,
  IconEyeOff,
  type IconProps,
} from '@tabler/icons-react'
import type { SectionName } from '@titian/contract'
import { useLanguage } from '@titian/site'
import { LazySortableList } from '@titian/site/sortable'
import { use, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findDraft } from '../data/drafts.ts'
import { entryToOpen, isDone, type Part, partName, PlaceContext } from '../data/place.ts'
import { useResume } from '../data/use-resume.ts'
import { useSectionActs } from '../data/use-section-acts.ts'
import { ActsMenu } from '../parts/acts-menu.tsx'
import { warmForms } from './further-forms.ts'
import styles from './sections-list.module.css'

interface RowProps {
  part: Part
  onOpen: () => void
  handle?: ReactNode
  menu?: ReactNode
}

interface MarkProps {
  Icon: ComponentType<IconProps>
  label: string
  color?: string
}

function Mark({ Icon, label, color }: MarkProps) {
  return (
    <>
      <Icon size={16} color={color} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </>
  )
}

/** A part with its state: filled, hidden, or with unsaved text. */
function Row({ part, onOpen, handle, menu }: RowProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { detail } = useResume()
  const { part: current, open } = use(PlaceContext)
  const { content } = detail
  const isHidden = content.hiddenSections.some((name) => name === part)
  const draft = part === current ? null : findDraft(part, content)
  const name = part === 'basics' ? t('basics') : partName(part, language)
  return (
    <div className={styles['row']} data-current={part === current || undefined}>
      {handle ?? <span className={styles['space']} />}
      <UnstyledButton
        className={styles['name']}
        data-hidden={isHidden || undefined}
        aria-current={part === current ? 'true' : undefined}
        onClick={() => {
          open(part, draft ? draft.entry : entryToOpen(part, content))
          onOpen()
        }}
      >
        <span>{name}</span>
        {draft ? (
          <Mark Icon={IconDeviceMobile} label={t('unsent')} color="var(--warn)" />
        ) : isHidden ? (
          <Mark Icon={IconEyeOff} label={t('hidden')} />
        ) : isDone(part, content) ? (
          <Mark Icon={IconCheck} label={t('filled')} color="var(--ok)" />
        ) : null}
      </UnstyledButton>
      {menu}
    </div>
  )
}

function SectionMenu({ section }: { section: SectionName }) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { detail } = useResume()
  const { sectionOrder, hiddenSections } = detail.content
  const acts = useSectionActs()
  const at = sectionOrder.indexOf(section)
  const isHidden = hiddenSections.includes(section)
  const moveTo = (to: number) => {
    const others = sectionOrder.filter((name) => name !== section)
    void acts.orderSections(others.toSpliced(to, 0, section))
  }
  return (
    <ActsMenu
      label={t('entry.acts', { name: partName(section, language) })}
      button={{ className: styles['more'], size: 28 }}
      acts={[
        {
          label: t('moveUp'),
          Icon: IconArrowUp,
          disabled: at === 0,
          onPress: () => moveTo(at - 1),
        },
        {
          label: t('moveDown'),
          Icon: IconArrowDown,
          disabled: at === sectionOrder.length - 1,
          onPress: () => moveTo(at + 1),
        },
        {
          label: t(isHidden ? 'show' : 'hide'),
          Icon: isHidden ? IconEye : IconEyeOff,
          onPress: () => void acts.hideSection(section, !isHidden),
        },
      ]}
    />
  )
}

/** The parts of the resume in the order of the page (RES-079). */
export function SectionsList({ onOpen = () => undefined }: { onOpen?: () => void }) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { detail } = useResume()
  const acts = useSectionActs()
  const order = detail.content.sectionOrder
  const move = (section: SectionName, place: number) => {
    const others = order.filter((name) => name !== section)
    return acts.orderSections(others.toSpliced(place - 1, 0, section))
  }
  return (
    <nav aria-label={t('sections')} className={styles['list']} {...warmForms}>
      <Row part="basics" onOpen={onOpen} />
      <Row part="advantage" onOpen={onOpen} />
      <LazySortableList
        items={order}
        idOf={(section) => section}
        disabled={false}
        handleLabel={(section) => t('handle', { name: partName(section, language) })}
        moved={(section, place) =>
          t('moved', { name: partName(section, language), place, count: order.length })
        }
        onMove={move}
      >
        {(section, handle) => (
          <Row
            part={section}
            onOpen={onOpen}
            handle={handle}
            menu={<SectionMenu section={section} />}
          />
        )}
      </LazySortableList>
    </nav>
  )
}
