import { ActionIcon, Button, Drawer, Flex, Stack } from '@mantine/core'
import {
  IconAlertTriangle,
  IconChevronLeft,
  IconChevronRight,
  IconCircleCheck,
  IconLayoutGrid,
} from '@tabler/icons-react'
import { Note } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetCells, SheetKey, type SheetView } from './answer-sheet.tsx'
import bar from '../../../../parts/detail/phone-bar.module.css'
import styles from './phone-bar.module.css'

/** The arrows are narrow. At large text sizes, the words between them need the space. */
const arrow = { width: 44, minWidth: 44 }
const grow = { flex: 1, miw: 0, px: 10 }

/** The bar of a phone: previous and next question, the answer sheet, and handing in. */
export function PhoneBar({ view }: { view: SheetView }) {
  const { t } = useTranslation('exams')
  const [opened, setOpened] = useState(false)
  const after = useRef<(() => void) | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { numbers, written, current, jump, handIn, locked } = view
  const place = numbers.indexOf(current)
  const [previous, next] = [numbers[place - 1], numbers[place + 1]]
  const close = (then: () => void) => {
    after.current = then
    setOpened(false)
  }
  const closed = () => {
    // The focus moves to the chosen question, and not back to the button that opened the sheet.
    if (after.current) after.current()
    else opener.current?.focus()
    after.current = null
  }
  return (
    <div className={`${bar['bar']} ${styles['bar']} save-bar`}>
      <ActionIcon
        variant="default"
        size={44}
        style={arrow}
        aria-label={t('paper.previous')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && jump(previous)}
      >
        <IconChevronLeft size={22} aria-hidden />
      </ActionIcon>
      <Button
        ref={opener}
        {...grow}
        variant="default"
        leftSection={<IconLayoutGrid size={18} aria-hidden />}
        aria-label={t('paper.openSheet', { done: written.size, total: numbers.length })}
        onClick={() => setOpened(true)}
      >
        <span className="num">
          {t('paper.progress', { done: written.size, total: numbers.length })}
        </span>
      </Button>
      <Button {...grow} onClick={handIn} disabled={locked}>
        {t('paper.handIn')}
      </Button>
      <ActionIcon
        variant="default"
        size={44}
        style={arrow}
        aria-label={t('paper.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && jump(next)}
      >
        <IconChevronRight size={22} aria-hidden />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        onExitTransitionEnd={closed}
        returnFocus={false}
        position="bottom"
        size="auto"
        title={t('paper.sheet')}
        closeButtonProps={{ 'aria-label': t('paper.close'), size: 44 }}
        classNames={{
          inner: styles['inner'],
          content: styles['drawer'],
          header: styles['head'],
          body: styles['body'],
        }}
      >
        <Stack>
          <SheetCells view={{ ...view, jump: (number) => close(() => jump(number)) }} large />
          <SheetKey view={view} />
          <SheetWarning view={view} />
          <SheetButtons
            view={{
              ...view,
              jump: (number) => close(() => jump(number)),
              handIn: () => close(handIn),
            }}
          />
        </Stack>
      </Drawer>
    </div>
  )
}

const firstOpen = ({ numbers, written }: SheetView) =>
  numbers.find((number) => !written.has(number))

function SheetWarning({ view }: { view: SheetView }) {
  const { t } = useTranslation('exams')
  const open = view.numbers.length - view.written.size
  if (open === 0)
    return (
      <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />}>
        {t('paper.allDone')}
      </Note>
    )
  return (
    <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {t('paper.stillOpen', { count: open })}
    </Note>
  )
}

function SheetButtons({ view }: { view: SheetView }) {
  const { t } = useTranslation('exams')
  const open = firstOpen(view)
  return (
    <Flex gap="sm">
      {open === undefined ? null : (
        <Button {...grow} variant="default" onClick={() => view.jump(open)}>
          {t('paper.goTo', { number: open })}
        </Button>
      )}
      <Button {...grow} onClick={view.handIn} disabled={view.locked}>
        {t('paper.handIn')}
      </Button>
    </Flex>
  )
}
