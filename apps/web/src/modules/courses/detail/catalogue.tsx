import { studyRules, type Chapter, type CourseDetail } from '@titian/contract'
import { Accordion, Box, Flex, Stack, UnstyledButton } from '@mantine/core'
import { useFormats, useLanguage, useSchool } from '@titian/site'
import { EmptyState, ProgressRing } from '@titian/ui'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chapterNumber } from '../../../parts/chapter-number.ts'
import { lessonsOf, nextLesson, type Study } from '../study-position.ts'
import { useCourseWork, WorkRows } from '../homework/work-rows.tsx'
import styles from '../lesson-rows.module.css'
import { LessonRow } from './lesson-row.tsx'

interface ChapterHeadProps {
  chapter: Chapter
  study: Study
}

function ChapterHead({ chapter, study }: ChapterHeadProps) {
  const { t } = useTranslation('courses')
  const { initial } = useSchool()
  const language = useLanguage()
  const number = chapterNumber(chapter.chapterLevel, initial?.defaultLanguage, language)
  const { all, done } = studyRules.countLessons(chapter.lessons, study.watch?.lessons)
  return (
    <Flex component="span" gap="sm" align="center" justify="space-between" pr="xs">
      <Box component="span" miw={0} fz="md">
        <b>{t('contents.chapter', { number, name: chapter.chapterName })}</b>
        <Box component="span" display="block" c="dimmed" fz="sm">
          {chapter.chapterSynopsis || t('contents.lessons', { count: all })}
        </Box>
      </Box>
      {study.watch?.joined && all > 0 ? (
        <ProgressRing
          size={44}
          value={(done / all) * 100}
          text={done === all ? all : `${done}/${all}`}
          label={t('contents.doneOf', { done, all })}
          tone={done === all ? 'ok' : 'brand'}
        />
      ) : null}
    </Flex>
  )
}

/** CRS-117: explains when the course counts as completed, and what the student still has to do. */
function Rule({ study, catalogue }: { study: Study; catalogue: readonly Chapter[] }) {
  const { t } = useTranslation('courses')
  const { gap } = useFormats()
  const { watch } = study
  if (!watch?.joined) return <p className="muted">{t('contents.rule')}</p>
  const { all, done } = studyRules.countLessons(lessonsOf(catalogue), watch.lessons)
  const rule = t(watch.exams > 0 ? 'contents.rule' : 'contents.ruleOfLessons')
  const missing = [
    watch.missing.lessons > 0 ? t('contents.missingLessons', { count: watch.missing.lessons }) : '',
    watch.missing.exams > 0 ? t('contents.missingExams', { count: watch.missing.exams }) : '',
  ].filter(Boolean)
  return (
    <Stack gap={2}>
      <p>
        <b className="num">{t('contents.doneOf', { done, all })}</b>
        {gap}
        {missing.length > 0 ? missing.join(gap) : t('contents.nothingMissing')}
      </p>
      <p className="muted">{rule}</p>
    </Stack>
  )
}

interface CatalogueProps {
  detail: CourseDetail
  study: Study
}

/** CRS-028: expandable chapters with lessons numbered from 1. */
export function Catalogue({ detail, study }: CatalogueProps) {
  const { t } = useTranslation('courses')
  const { catalogue } = detail
  const work = useCourseWork(detail.course.sign, study.learn)
  const next = nextLesson(catalogue, study.watch)
  const first =
    catalogue.find((chapter) => chapter.lessons.some((lesson) => lesson.idSign === next?.idSign)) ??
    catalogue[0]
  const [open, setOpen] = useState<string[]>(first ? [first.idSign] : [])
  const all = catalogue.map((chapter) => chapter.idSign)
  const isAllOpen = open.length === all.length
  if (catalogue.length === 0)
    return <EmptyState title={t('contents.empty')} text={t('contents.emptyText')} />
  return (
    <Stack>
      <Flex
        gap={{ base: 0, sm: 'md' }}
        align="flex-start"
        justify="space-between"
        fz="sm"
        direction={{ base: 'column', sm: 'row' }}
      >
        <Rule study={study} catalogue={catalogue} />
        <UnstyledButton
          className={styles['all']}
          flex="none"
          mih={{ base: 44, sm: 32 }}
          px="xs"
          bdrs="md"
          c="var(--text-2)"
          fz="sm"
          fw={600}
          onClick={() => setOpen(isAllOpen ? [] : all)}
        >
          {t(isAllOpen ? 'contents.collapse' : 'contents.expand')}
        </UnstyledButton>
      </Flex>
      <Accordion
        multiple
        value={open}
        onChange={setOpen}
        order={2}
        variant="separated"
        chevronPosition="right"
        classNames={{
          item: styles['chapter'],
          control: styles['control'],
          label: styles['label'],
          content: styles['content'],
        }}
      >
        {catalogue.map((chapter) => (
          <Accordion.Item key={chapter.idSign} value={chapter.idSign}>
            <Accordion.Control>
              <ChapterHead chapter={chapter} study={study} />
            </Accordion.Control>
            <Accordion.Panel>
              <ol>
                {chapter.lessons.map((lesson) => (
                  <Fragment key={lesson.idSign}>
                    <LessonRow
                      lesson={lesson}
                      number={`${chapter.chapterLevel}.${lesson.videoLevel}`}
                      study={study}
                    />
                    <WorkRows
                      items={work.filter(({ lessonIdSign }) => lessonIdSign === lesson.idSign)}
                      courseSign={detail.course.sign}
                    />
                  </Fragment>
                ))}
                <WorkRows
                  items={work.filter(
                    ({ chapterIdSign, lessonIdSign }) =>
                      lessonIdSign === null && chapterIdSign === chapter.idSign,
                  )}
                  courseSign={detail.course.sign}
                />
              </ol>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  )
}
