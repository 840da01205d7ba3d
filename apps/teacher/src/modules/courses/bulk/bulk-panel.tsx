import { Box, Button, CloseButton, FileButton, Flex, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { courses } from '@titian/contract'
import { callKey, FormError, useFormats } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { FileName } from '../media/file-name.tsx'
import { uploads } from '../media/upload-store.ts'
import { videoTypes } from '../media/video-target.ts'
import { bulk, type BulkEntry, type EmptyLesson } from './bulk-plan.ts'
import { BulkRow } from './bulk-row.tsx'
import type { LeftOut } from './use-film-choice.ts'

interface BulkPanelProps {
  chapter: string
  empty: readonly EmptyLesson[]
  leftOut: readonly LeftOut[]
  onForget: () => void
  onChoose: (files: readonly File[]) => void
}

/** Loads the catalogue again after lessons were created, and shows a message. */
function useMade(made: number) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const before = useRef(made)
  useEffect(() => {
    if (made === before.current) return
    before.current = made
    void client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
    void client.invalidateQueries({ queryKey: callKey(courses.chapterVideoById) })
    toast.success(t('bulk.made'))
  }, [made, client, t])
}

function LeftOutFiles({ leftOut, onForget }: Pick<BulkPanelProps, 'leftOut' | 'onForget'>) {
  const { t } = useTranslation('courses')
  const { colon } = useFormats()
  if (leftOut.length === 0) return null
  return (
    <Box px="md" py="sm">
      <Note
        tone="danger"
        live
        action={<CloseButton aria-label={t('site:close')} onClick={onForget} />}
      >
        <p>{t('bulk.leftOut')}</p>
        <ul>
          {leftOut.map(({ name, reason }) => (
            <li key={name}>
              <FileName>{name}</FileName>
              {colon}
              {reason}
            </li>
          ))}
        </ul>
      </Note>
    </Box>
  )
}

/** The two buttons of the panel: choose interrupted files again, and create the lessons of the uploaded videos (TCH-187). */
function BulkActions({ chapter, onChoose }: Pick<BulkPanelProps, 'chapter' | 'onChoose'>) {
  const { t } = useTranslation('courses')
  const reset = useRef<() => void>(null)
  const { entries, busy, error } = bulk.plan(chapter)
  const arrived = entries.filter(({ path }) => path !== null).length
  const isMissing = ({ key, path }: BulkEntry) => path === null && !uploads.row(key)
  const missing = entries.filter(isMissing).length
  const mayFinish = arrived > 0
  if (missing === 0 && !mayFinish && !error) return null
  return (
    <Box px="md" py="sm">
      {error ? <FormError error={error} /> : null}
      {missing > 0 ? <p>{t('bulk.missing', { count: missing })}</p> : null}
      <Flex gap="sm" wrap="wrap" pt="xs">
        {missing > 0 ? (
          <FileButton
            multiple
            resetRef={reset}
            accept={videoTypes}
            onChange={(files) => {
              reset.current?.()
              onChoose(files)
            }}
          >
            {(props) => <Button {...props}>{t('bulk.chooseAgain')}</Button>}
          </FileButton>
        ) : null}
        {mayFinish ? (
          <Button
            variant={missing > 0 ? 'default' : 'filled'}
            loading={busy}
            onClick={() => void bulk.finish(chapter)}
          >
            {t('bulk.finish', { count: arrived })}
          </Button>
        ) : null}
      </Flex>
    </Box>
  )
}

/** The videos that are being uploaded into a chapter. */
export function BulkPanel(props: BulkPanelProps) {
  const { chapter, empty, leftOut, onForget, onChoose } = props
  const { t } = useTranslation('courses')
  const plan = useSyncExternalStore(bulk.subscribe, () => bulk.plan(chapter))
  // Renders again when uploads start, end or are interrupted.
  useSyncExternalStore(uploads.subscribe, () => uploads.keysOf(`bulk/${chapter}`))
  useMade(plan.made)
  const { entries } = plan
  const freeFor = ({ lesson }: BulkEntry) =>
    empty.filter(
      ({ idSign }) => idSign === lesson || !entries.some((other) => other.lesson === idSign),
    )
  return (
    <>
      <LeftOutFiles leftOut={leftOut} onForget={onForget} />
      {entries.length > 0 ? (
        <Box bg="var(--bg)">
          <Flex px="md" pt="sm" gap="sm" wrap="wrap" align="baseline" justify="space-between">
            <Title order={3} size="h5">
              {t('bulk.title')}
            </Title>
            <output className="num meta">
              {t('bulk.count', {
                arrived: entries.filter(({ path }) => path !== null).length,
                count: entries.length,
              })}
            </output>
          </Flex>
          <Box component="p" className="meta" px="md">
            {t('bulk.hint')}
          </Box>
          <ol aria-label={t('bulk.title')}>
            {entries.map((entry) => (
              <BulkRow key={entry.key} chapter={chapter} entry={entry} free={freeFor(entry)} />
            ))}
          </ol>
          <BulkActions chapter={chapter} onChoose={onChoose} />
        </Box>
      ) : null}
    </>
  )
}
