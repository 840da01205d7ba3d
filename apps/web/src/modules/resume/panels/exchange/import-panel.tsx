import { Button, Group, Stack } from '@mantine/core'
import type { ResumeImportPreview } from '@titian/contract'
import { DropFile, FormError } from '@titian/site'
import { ListSkeleton, Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Panel, type PanelProps } from '../panel.tsx'
import { ImportBasics } from './import-basics.tsx'
import { ImportEntries } from './import-entries.tsx'
import { ImportLeft } from './import-left.tsx'
import { useImport } from './use-import.ts'

type Importing = ReturnType<typeof useImport>

function Preview({ preview, importing }: { preview: ResumeImportPreview; importing: Importing }) {
  const { t } = useTranslation('resume')
  const { basics, entries, left, leftMore, newer } = preview
  const { chosen, setChosen } = importing
  const isNothing = basics.length === 0 && entries.every(({ state }) => state === 'same')
  return (
    <Stack gap="md">
      {newer ? <Note tone="warn">{t('panels.import.newer', { version: newer })}</Note> : null}
      {isNothing ? (
        <Note tone="ok" live>
          {t(entries.length > 0 ? 'panels.import.nothing' : 'panels.import.nothingHere')}
        </Note>
      ) : (
        <p className="meta">{t('panels.import.choose')}</p>
      )}
      <ImportBasics
        basics={basics}
        chosen={chosen.basics}
        onChosen={(fields) => setChosen({ ...chosen, basics: fields })}
      />
      <ImportEntries
        entries={entries}
        chosen={chosen.entries}
        onChosen={(ids) => setChosen({ ...chosen, entries: ids })}
      />
      <ImportLeft left={left} leftMore={leftMore} />
    </Stack>
  )
}

/** RES-075: chooses a file, previews it, and imports the chosen parts. */
export function ImportPanel({ onClose }: PanelProps) {
  const { t } = useTranslation(['resume', 'site'])
  const importing = useImport(onClose)
  const { file, error, busy, preview, chosen, writing } = importing
  const count = chosen.basics.length + chosen.entries.length
  return (
    <Panel title={t('panels.import.title')} onClose={onClose} busy={writing}>
      <Stack gap="md">
        <DropFile
          label={t('panels.import.file')}
          description={t('panels.import.hint')}
          placeholder={t('panels.import.placeholder')}
          accept=".json,application/json"
          file={file}
          error={error}
          disabled={writing}
          onFile={(chosenFile) => void importing.choose(chosenFile)}
        />
        {busy ? <ListSkeleton label={t('site:loading')} picture={false} /> : null}
        {importing.isStale ? (
          <Note tone="warn" live>
            {t('panels.import.stale')}
          </Note>
        ) : null}
        {preview ? <Preview preview={preview} importing={importing} /> : null}
        <FormError error={importing.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={writing}>
            {t('site:cancel')}
          </Button>
          <Button onClick={importing.write} loading={writing} disabled={!preview || count === 0}>
            {t('panels.import.write', { count })}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
