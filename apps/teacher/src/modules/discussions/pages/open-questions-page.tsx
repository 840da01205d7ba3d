import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { discussions, type OpenQuestion } from '@titian/contract'
import { useFormats, usePageTitle } from '@titian/site'
import { ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { answerAt } from '../parts/answer-at.ts'

const size = 15

function useColumns(): DataColumn<OpenQuestion>[] {
  const { t } = useTranslation('discussions')
  const formats = useFormats()
  return [
    {
      key: 'question',
      title: t('question'),
      onCard: 'title',
      render: ({ questionsContent }) => <span className="clip-2">{questionsContent}</span>,
    },
    { key: 'course', title: t('course'), render: ({ courseName }) => courseName },
    { key: 'author', title: t('author'), render: ({ authorName }) => authorName },
    {
      key: 'asked',
      title: t('asked'),
      render: ({ createdAt }) => <span className="num">{formats.dateTime(createdAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('answer')}</span>,
      align: 'end',
      onCard: 'actions',
      render: ({ courseIdSign, courseName }) => (
        <Button
          component="a"
          href={answerAt(courseIdSign)}
          variant="default"
          aria-label={t('answerIn', { course: courseName })}
        >
          {t('answer')}
        </Button>
      ),
    },
  ]
}

/** CRS-160: questions that no teacher has answered yet, oldest first. */
export function OpenQuestionsPage() {
  const { t } = useTranslation('discussions')
  const { list } = useCallList(
    discussions.listOpenQuestions,
    useSearch({ from: paths.openQuestions }),
    { size },
  )
  const columns = useColumns()
  usePageTitle(t('title'))
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        {...list}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
    </>
  )
}
