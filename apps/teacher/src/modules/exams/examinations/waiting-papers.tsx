import { Box, Button, Flex } from '@mantine/core'
import { exams, type RecordRow } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats } from '@titian/site'
import { Face, ListSkeleton, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './waiting-papers.module.css'

const shown = 6
/** Among the newest papers; the full list has its own page. */
const lookedAt = 100

function Row({ record }: { record: RecordRow }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  return (
    <li className={styles['row']}>
      <Face name={record.userName} />
      <Flex component="span" direction="column" flex="1 1 0" miw={0}>
        <b className="clip-2">{record.examinationName}</b>
        <Box component="span" c="dimmed" fz="xs">
          {record.userName}
          {record.submittedAt ? ` · ${formats.dateTime(record.submittedAt)}` : ''}
        </Box>
      </Flex>
      <Button
        component={SiteLink}
        {...linkTo.record(record.recordId)}
        variant="default"
        aria-label={t('waiting.gradeOf', {
          name: record.userName,
          examination: record.examinationName,
        })}
      >
        {t('waiting.grade')}
      </Button>
    </li>
  )
}

/** What waits for this teacher: the newest papers with answers to mark. */
export function WaitingPapers() {
  const { t } = useTranslation('exams')
  const { data, error, refetch } = useAsk(
    exams.findRecordList,
    { submitStatus: 1, page: 1, size: lookedAt },
    { staleTime: 0 },
  )
  // Late answers wait for a decision as answers wait for marks (EXM-130).
  const waiting = (data?.list ?? []).filter(
    ({ waitingForMarks, lateWaiting }) => waitingForMarks || lateWaiting > 0,
  )
  return (
    <Surface>
      <div className={styles['head']}>
        <h2>
          {waiting.length > 0 ? t('waiting.title', { count: waiting.length }) : t('waiting.plain')}
        </h2>
        <SiteLink className="link" {...linkTo.records()}>
          {t('waiting.all')}
        </SiteLink>
      </div>
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <ListSkeleton label={t('site:loading')} picture={false} count={2} />
      ) : null}
      {data && waiting.length === 0 ? <p className="meta">{t('waiting.none')}</p> : null}
      <ul>
        {waiting.slice(0, shown).map((record) => (
          <Row key={record.recordId} record={record} />
        ))}
      </ul>
    </Surface>
  )
}
