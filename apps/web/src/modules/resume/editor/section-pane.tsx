import { Box, Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { paperOf, type SectionName } from '@titian/contract'
import { useLanguage } from '@titian/site'
import { SortableList } from '@titian/site/sortable'
import { ConfirmDialog, EmptyState, Surface } from '@titian/ui'
import { use, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryDraft, newDraft } from '../data/drafts.ts'
import { newEntry, partName, PlaceContext } from '../data/place.ts'
import { useEntryActs } from './use-entry-acts.ts'
import { usePaperNames } from '../data/use-paper-names.ts'
import { useResume } from '../data/use-resume.ts'
import { EntryForm } from '../forms/entry-form.tsx'
import { OfferHint } from '../panels/offers/offer-hint.tsx'
import { EntryCard } from './entry-card.tsx'
import { ShownLinesNote } from './shown-lines-note.tsx'

/** Returns the entries of a section as they are printed, including hidden ones. */
function usePrinted(section: SectionName) {
  const { detail } = useResume()
  const language = useLanguage()
  const names = usePaperNames(language)
  return useMemo(() => {
    const { content } = detail
    const entries: readonly { id: string; hidden: boolean }[] = content.sections[section]
    const shown = {
      ...content,
      look: { ...content.look, language },
      hiddenSections: [],
      sections: {
        ...content.sections,
        [section]: entries.map((entry) => ({ ...entry, hidden: false })),
      },
    }
    const printed = paperOf(shown, names, '').sections.find(({ name }) => name === section)
    return (printed?.entries ?? []).map((entry, at) => ({
      entry,
      hidden: entries[at]?.hidden ?? false,
    }))
  }, [detail, section, language, names])
}

interface NewEntryProps {
  section: SectionName
  onDone: () => void
}

/** The form of a new entry. A reload keeps the id of the entry. */
function NewEntry({ section, onDone }: NewEntryProps) {
  const [id] = useState(() => newDraft(section)?.id ?? crypto.randomUUID())
  return (
    <EntryForm section={section} id={id} draft={entryDraft(section, newEntry)} onDone={onDone} />
  )
}

interface RemovalProps {
  section: SectionName
  id: string
  name: string
  onClose: () => void
  onRemoved: () => void
}

/** RES-036, RES-038: confirms the deletion of an entry. */
function Removal({ section, id, name, onClose, onRemoved }: RemovalProps) {
  const { t } = useTranslation(['resume', 'site'])
  const acts = useEntryActs()
  const confirm = async () => {
    if (await acts.removeEntry(section, id)) onRemoved()
  }
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('remove.title', { name })}
      text={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('site:cancel')}
      onConfirm={confirm}
    />
  )
}

/** The entries of a section, or the form of an open or new entry. */
export function SectionPane({ section }: { section: SectionName }) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { entry: open, open: go } = use(PlaceContext)
  const printed = usePrinted(section)
  const acts = useEntryActs()
  const [removed, setRemoved] = useState<{ id: string; name: string } | null>(null)
  const ids = printed.map(({ entry }) => entry.id)
  const close = () => go(section, null)
  const move = (id: string, to: number) => {
    const others = ids.filter((one) => one !== id)
    return acts.orderEntries(section, others.toSpliced(to, 0, id))
  }
  const isNew = open === newEntry
  const newId = isNew ? newDraft(section)?.id : undefined
  return (
    <Stack gap="md">
      <OfferHint section={section} />
      {isNew ? (
        <Surface>
          <Box component="h3" mb="sm">
            {t('entry.new', { section: partName(section, language) })}
          </Box>
          <NewEntry section={section} onDone={close} />
        </Surface>
      ) : null}
      {printed.length === 0 && !isNew ? (
        <EmptyState
          level={3}
          seed={section}
          title={t(`empty.${section}`)}
          action={
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => go(section, newEntry)}
            >
              {t('add')}
            </Button>
          }
        />
      ) : null}
      <SortableList
        items={printed}
        idOf={({ entry }) => entry.id}
        disabled={printed.length < 2}
        gap="var(--s3)"
        handleLabel={({ entry }) => t('handle', { name: entry.title })}
        moved={({ entry }, place) =>
          t('moved', { name: entry.title, place, count: printed.length })
        }
        onMove={({ entry }, place) => move(entry.id, place - 1)}
      >
        {({ entry, hidden }, handle) => {
          const at = ids.indexOf(entry.id)
          const isOpen = open === entry.id || newId === entry.id
          return (
            <Surface padding="none">
              <EntryCard
                entry={entry}
                hidden={hidden}
                isOpen={isOpen}
                isFirst={at === 0}
                isLast={at === ids.length - 1}
                mayRemove={section !== 'intention' || ids.length > 1}
                handle={handle}
                onOpen={() => go(section, isOpen ? null : entry.id)}
                onMove={(step) => void move(entry.id, at + step)}
                onHide={(value) => void acts.hideEntry(section, entry.id, value)}
                onRemove={() => setRemoved({ id: entry.id, name: entry.title })}
              />
              {open === entry.id ? (
                <Box p="md" style={{ borderTop: '1px solid var(--line)' }}>
                  <ShownLinesNote section={section} id={entry.id} />
                  <EntryForm
                    section={section}
                    id={entry.id}
                    draft={entryDraft(section, entry.id)}
                    onDone={close}
                  />
                </Box>
              ) : null}
            </Surface>
          )
        }}
      </SortableList>
      {removed ? (
        <Removal
          section={section}
          {...removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => open === removed.id && close()}
        />
      ) : null}
    </Stack>
  )
}
