import { Box, Button, Flex } from '@mantine/core'
import { exams, type RecordRow } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats } from '@titian/site'
import { Face, ListSkeleton, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './waiting-papers.module.css'

const shown = 6

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

/** What waits for this teacher, the oldest first; late answers wait as answers for marks do (EXM-130). */
export function WaitingPapers() {
  const { t } = useTranslation('exams')
  const { data, error, refetch } = useAsk(
    exams.findRecordList,
    { submitStatus: 2, sort: 'waiting', page: 1, size: shown },
    { staleTime: 0 },
  )
  const { list: waiting = [], total = 0 } = data ?? {}
  return (
    <Surface>
      <div className={styles['head']}>
        <h2>{total > 0 ? t('waiting.title', { count: total }) : t('waiting.plain')}</h2>
        <SiteLink className="link" {...linkTo.waiting()}>
          {t('queue.title')}
        </SiteLink>
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
        {waiting.map((record) => (
          <Row key={record.recordId} record={record} />
        ))}
      </ul>
    </Surface>
  )
}
