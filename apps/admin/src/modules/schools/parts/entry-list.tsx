import { Box, Button, Flex, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ConfirmDialog } from '@titian/ui'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryRow } from './entry-row.tsx'

interface EntryListProps<Entry extends { key: string }> {
  /** The accessible name of the list. */
  label: string
  entries: readonly Entry[]
  most: number
  nameOf: (entry: Entry) => string
  /** Shows an entry in one line. */
  Summary: ComponentType<{ entry: Entry }>
  isWrong: (index: number) => boolean
  /** Whether the entry has content, so that removing it needs a confirmation. */
  isFilled: (entry: Entry) => boolean
  addLabel: string
  empty: string
  /** Adds an entry and returns its key. */
  onAdd: () => string
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  children: (entry: Entry, index: number) => ReactNode
}

const firstField = 'input:not([type="hidden"]), textarea'

/**
 * An ordered list of entries. Entries can be added, opened, moved and removed, also with the
 * keyboard alone.
 */
export function EntryList<Entry extends { key: string }>(props: EntryListProps<Entry>) {
  const { label, entries, most, nameOf, Summary, isWrong, isFilled, children } = props
  const { t } = useTranslation('schools')
  const [open, setOpen] = useState<readonly string[]>([])
  const [fresh, setFresh] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const shownName = (entry: Entry | undefined) => (entry ? nameOf(entry) : '') || t('list.unnamed')

  useEffect(() => {
    const row = [...(list.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset['key'] === fresh,
    )
    row?.querySelector<HTMLElement>(firstField)?.focus()
  }, [fresh])

  const toggle = (key: string) =>
    setOpen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]))
  const add = () => {
    const key = props.onAdd()
    setOpen((keys) => [...keys, key])
    setFresh(key)
  }
  const move = (from: number, to: number) => {
    props.onMove(from, to)
    const place = { name: shownName(entries[from]), place: to + 1, count: entries.length }
    setSaid(t('list.moved', place))
  }
  const remove = (index: number) => {
    setSaid(t('list.removed', { name: shownName(entries[index]) }))
    props.onRemove(index)
    // The pressed button was removed with its row, so the focus moves to the button that adds an
    // entry.
    addButton.current?.focus()
  }
  const askOrRemove = (index: number) => {
    const entry = entries[index]
    if (entry && isFilled(entry)) setLeaving(index)
    else remove(index)
  }
  return (
    <Stack gap="sm">
      {entries.length === 0 ? (
        <Box
          component="p"
          p="md"
          bd="1px dashed var(--line-strong)"
          bdrs="md"
          c="var(--text-2)"
          fz="sm"
        >
          {props.empty}
        </Box>
      ) : null}
      <Box
        component="ul"
        ref={list}
        display={entries.length === 0 ? 'none' : 'grid'}
        style={{ gap: 'var(--s2)' }}
        aria-label={label}
      >
        {entries.map((entry, index) => (
          <Box
            key={entry.key}
            data-key={entry.key}
            component="li"
            miw={0}
            bd="1px solid var(--line)"
            bdrs="md"
            bg="var(--surface)"
          >
            <EntryRow
              name={shownName(entry)}
              summary={<Summary entry={entry} />}
              open={open.includes(entry.key) || isWrong(index)}
              wrong={isWrong(index)}
              index={index}
              count={entries.length}
              onToggle={() => toggle(entry.key)}
              onMove={(to) => move(index, to)}
              onRemove={() => askOrRemove(index)}
            >
              {children(entry, index)}
            </EntryRow>
          </Box>
        ))}
      </Box>
      <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap">
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={entries.length >= most}
          onClick={add}
        >
          {props.addLabel}
        </Button>
        {entries.length >= most ? (
          <Box component="span" c="dimmed" fz="xs">
            {t('list.full', { count: most })}
          </Box>
        ) : null}
      </Flex>
      <output className="visually-hidden">{said}</output>
      <ConfirmDialog
        opened={leaving !== null}
        danger
        title={t('list.removeTitle', { name: shownName(entries[leaving ?? -1]) })}
        text={t('list.removeText')}
        confirmLabel={t('list.removeAct')}
        cancelLabel={t('site:cancel')}
        onConfirm={() => {
          if (leaving !== null) remove(leaving)
        }}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  )
}
