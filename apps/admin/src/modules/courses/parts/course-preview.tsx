import { Box, Flex, Stack, Text, Title } from '@mantine/core'
import { type CourseDetail, type CourseDraft, courseFacts, wordChoices } from '@titian/contract'
import { CourseCover, CoursePrice, RichText, useFormats, useLanguages } from '@titian/site'
import { Columns, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CatalogueOutline } from './catalogue-outline.tsx'

interface CoursePreviewProps {
  course: CourseDraft
  detail: CourseDetail
}

function Facts({ course, detail }: CoursePreviewProps) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const { courseKindName, courseTypeName } = detail.course
  const facts = [
    [t('price'), <CoursePrice key="price" price={course.coursePrice} size="sm" />],
    [t('subject'), courseTypeName || t('notChosen')],
    [t('level'), courseKindName],
    [t('kind'), t(`type.${course.type}`)],
    ...wordChoices.map((name) => {
      const { wire, label } = courseFacts[name]
      return [t(`fact.${label}`), t(`choice.${label}.${course[wire] ?? 'none'}`)] as const
    }),
    [t('credit'), formats.number(course.courseScore)],
    [t('hours'), formats.number(course.courseTime)],
    [t('teachers'), formats.list(detail.teachers.map(({ name }) => name)) || '--'],
  ] as const
  return (
    <Stack component="dl" gap={6} fz="sm">
      {facts.map(([name, value]) => (
        <Flex key={name} gap="sm">
          <Box component="dt" flex="none" w={112} c="dimmed">
            {name}
          </Box>
          <Box component="dd" flex={1} miw={0}>
            {value}
          </Box>
        </Flex>
      ))}
    </Stack>
  )
}

/**
 * A reviewer checks the texts in every language of the course, not only in the reader's language.
 */
function Words({ course }: Pick<CoursePreviewProps, 'course'>) {
  const { t } = useTranslation('courses')
  return (
    <Stack component="dl" className="lined" gap="sm" fz="sm">
      {useLanguages().map(({ language, name }, place) => (
        <Columns
          key={language}
          widths="116px minmax(0, 1fr)"
          gap="sm"
          rowGap="xs"
          align="stretch"
          pt={place > 0 ? 'sm' : 0}
        >
          <Box component="dt" c="dimmed">
            {name}
          </Box>
          <dd>
            <b>{course.courseNameTexts[language] || t('notWritten')}</b>
            {course.contentTexts[language] ? (
              <Text inherit c="var(--text-2)" style={{ whiteSpace: 'pre-wrap' }}>
                {course.contentTexts[language]}
              </Text>
            ) : null}
          </dd>
        </Columns>
      ))}
    </Stack>
  )
}

export function CoursePreview({ course, detail }: CoursePreviewProps) {
  const { t } = useTranslation('courses')
  const details = [course.courseDetails, course.courseDetailsTwo].filter(Boolean)
  return (
    <Stack>
      <Surface>
        <Columns widths="minmax(0, 320px) minmax(0, 1fr)" gap={20} rowGap="md">
          <CourseCover course={course} bd="1px solid var(--line)" bdrs="lg" eager />
          <Facts course={course} detail={detail} />
        </Columns>
      </Surface>
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('words')}
        </Title>
        <Words course={course} />
      </Surface>
      {details.length > 0 ? (
        <Surface gap="md">
          <Title order={2} size="h3">
            {t('details')}
          </Title>
          {details.map((html) => (
            <RichText key={html} html={html} />
          ))}
        </Surface>
      ) : null}
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('catalogue')}
        </Title>
        <CatalogueOutline chapters={detail.catalogue} />
      </Surface>
    </Stack>
  )
}
