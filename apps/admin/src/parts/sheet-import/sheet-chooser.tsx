import { Box, Button, Flex, Stack } from '@mantine/core'
import type { ChosenEncoding } from '@titian/contract'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { ServerRefusal, useExplain, useFormats } from '@titian/site'
import { EncodingChoice, findCandidates, ImportFile, sheetExtensions } from '@titian/site/staff'
import { ProgressBar, Segmented } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveCsv } from '../save-csv.ts'
import { writeCsv } from '../write-csv.ts'
import type { ImportSource, SheetKind } from './import-source.ts'
import styles from './sheet-import.module.css'
import { EmptySheet, type ImportStage } from './use-sheet-import.ts'

/** The largest number of rows that the server accepts for most imports. */
const usualRows = 20_000

interface SheetChooserProps {
  source: ImportSource
  stage: ImportStage
  failure: unknown
  onCheck: (file: File, kind: SheetKind, encoding?: ChosenEncoding) => Promise<void>
}

function Reading({ percent }: { percent: number | null }) {
  const { t } = useTranslation('app')
  const label = t(percent === null ? 'import.reading' : 'import.uploading')
  return (
    <Stack gap="xs" maw={520}>
      <output className="meta">{label}</output>
      <ProgressBar value={percent ?? 100} label={label} tone="info" />
    </Stack>
  )
}

export function SheetChooser({ source, stage, failure, onCheck }: SheetChooserProps) {
  const { t } = useTranslation('app')
  const explain = useExplain()
  const { number } = useFormats()
  const field = useRef<HTMLButtonElement>(null)
  const [kind, setKind] = useState<SheetKind>(source.kinds[0]?.value ?? 'student')
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const busy = stage.name === 'reading'
  const candidates = findCandidates(failure)
  // An error about missing columns is shown at the file, because another file solves it.
  const ofFile = failure instanceof ServerRefusal ? failure.fields['filePath'] : undefined
  const check = async (encoding?: ChosenEncoding) => {
    setMissing(!file)
    if (file) await onCheck(file, kind, encoding)
    field.current?.focus()
  }
  const error = missing
    ? t('import.fileMissing')
    : failure instanceof EmptySheet
      ? t('import.fileEmpty')
      : failure
        ? (ofFile ?? explain(failure))
        : undefined
  return (
    <>
      {source.kinds.length > 1 ? (
        <Flex rowGap="xs" columnGap="md" align="center" wrap="wrap">
          <Box component="span" fz="sm" fw={600}>
            {source.kindLabel}
          </Box>
          <Segmented
            label={source.kindLabel}
            value={kind}
            onChange={setKind}
            options={source.kinds.map((one) => ({ ...one, disabled: busy }))}
          />
        </Flex>
      ) : null}
      <p className="meta">{source.columnsText(kind)}</p>
      <ImportFile
        ref={field}
        description={t('import.fileHint', { rows: number(source.mostRows ?? usualRows) })}
        accept={sheetExtensions}
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        file={file}
        error={error}
        disabled={busy}
        onFile={(chosen) => {
          setFile(chosen)
          setMissing(false)
        }}
      />
      {candidates && file && !busy ? (
        <EncodingChoice
          candidates={candidates}
          busy={busy}
          onChoose={(encoding) => void check(encoding)}
        />
      ) : null}
      {stage.name === 'reading' ? <Reading percent={stage.percent} /> : null}
      <div className={styles['buttons']}>
        <Button loading={busy} onClick={() => void check()}>
          {t('import.checkFile')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveCsv(source.templateName(kind), writeCsv([source.heads(kind)]))}
        >
          {t('import.template')}
        </Button>
      </div>
    </>
  )
}
