import { Button, Group, List, Stack } from '@mantine/core'
import { resume } from '@titian/contract'
import { ListSkeleton, Note } from '@titian/ui'
import { IconArrowAutofitHeight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaperNames, usePaperNamesReady } from '../../data/use-paper-names.ts'
import { useResume } from '../../data/use-resume.ts'
import { BothSides } from '../both-sides.tsx'
import { PageView } from '../page-view.tsx'
import { Panel, type PanelProps } from '../panel.tsx'
import { usePanelChange } from '../use-panel-change.ts'
import { HideEntries } from './hide-entries.tsx'
import { changesOf, fittedContent, wholeEntries } from './fitted-content.ts'
import { useChangeText } from './use-change-text.ts'
import { useFit } from './use-fit.ts'

/** The proposed fit, without the entries that the person hides. */
function useProposal() {
  const { detail } = useResume()
  const { content, photo } = detail
  const names = usePaperNames(content.look.language)
  const isReady = usePaperNamesReady(content.look.language)
  const [hidden, setHidden] = useState<string[]>([])
  const entries = useMemo(() => wholeEntries(content, names), [content, names])
  const { fitted, isFresh } = useFit(content, { names, isReady, photo, hidden })
  const changes = fitted ? changesOf(content, entries, fitted, hidden) : []
  return { detail, entries, hidden, setHidden, fitted, isFresh, changes }
}
type Proposal = ReturnType<typeof useProposal>

function Changes({
  fitted,
  changes,
  entries,
  hidden,
  setHidden,
}: Omit<Proposal, 'fitted'> & { fitted: NonNullable<Proposal['fitted']> }) {
  const { t } = useTranslation('resume')
  const textOf = useChangeText()
  const isLong = fitted.pages > 1
  return (
    <Stack gap="md">
      {isLong ? (
        <Note tone="warn" live>
          {t('panels.fit.tooLong', { pages: fitted.pages })}{' '}
          {fitted.content.look.template === 5 ? null : t('panels.fit.compact')}
        </Note>
      ) : null}
      {isLong || hidden.length > 0 ? (
        <HideEntries entries={entries} hidden={hidden} onChange={setHidden} />
      ) : null}
      {changes.length > 0 ? (
        <List size="sm" spacing={6} style={{ overflowWrap: 'anywhere' }}>
          {changes.map((change) => {
            const text = textOf(change)
            return <List.Item key={'entry' in change ? change.entry.id : text}>{text}</List.Item>
          })}
        </List>
      ) : null}
      {changes.length === 0 && !isLong ? <Note tone="ok">{t('panels.fit.already')}</Note> : null}
      {changes.length > 0 ? <p className="meta">{t('panels.fit.intro')}</p> : null}
    </Stack>
  )
}

/**
 * RES-140, RES-141: proposes a version with one page and lists all its changes. Nothing is saved
 * before a click.
 */
export function FitPanel({ onClose }: PanelProps) {
  const { t } = useTranslation('resume')
  const { resumeId } = useResume()
  const proposal = useProposal()
  const { detail, fitted, isFresh, changes, hidden } = proposal
  const applying = usePanelChange({
    done: t('panels.fit.done'),
    nothing: t('panels.fit.nothing'),
    onDone: onClose,
  })
  const apply = () => {
    if (!fitted) return
    const { look, shownLines } = fitted
    void applying.start(resume.fitResume, { resumeId, ...look, shownLines, hidden })
  }
  const page = t('panels.fit.page')
  return (
    <Panel title={t('panels.fit.title')} onClose={onClose} busy={applying.busy} wide>
      <Stack gap="md">
        {applying.isStale ? (
          <Note tone="warn" live>
            {t('panels.fit.stale')}
          </Note>
        ) : null}
        {fitted ? (
          <BothSides
            label={t('panels.fit.side')}
            first={{
              label: t('panels.fit.changes'),
              view: <Changes {...proposal} fitted={fitted} />,
            }}
            second={{
              label: page,
              view: (
                <PageView
                  title={page}
                  content={fittedContent(detail.content, fitted, hidden)}
                  photo={detail.photo}
                />
              ),
            }}
          />
        ) : (
          <ListSkeleton label={t('panels.fit.measuring')} picture={false} />
        )}
        {fitted && changes.length > 0 ? (
          <Group justify="flex-end" pos="sticky" bottom={0} py="xs" bg="var(--surface)">
            <Button
              leftSection={<IconArrowAutofitHeight size={18} aria-hidden />}
              loading={applying.busy}
              disabled={!isFresh || fitted.pages > 1}
              onClick={apply}
            >
              {t('panels.fit.apply')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Panel>
  )
}
