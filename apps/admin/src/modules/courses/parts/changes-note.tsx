import { Stack } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { courseChanges, type CourseRead } from './course-changes.ts'

/** TCH-110: the decision was about a course that is another one by now; this is what became of it. */
export function ChangesNote({ before, after }: { before: CourseRead; after: CourseRead }) {
  const { t } = useTranslation('courses')
  const inWords = (key: string, value: string) =>
    key === 'language' ? t(`languageOf.${value || 'none'}`) : value || t('nothingThere')
  return (
    <Note tone="warn" live>
      <p>{t('changedMeanwhile')}</p>
      <Stack component="ul" gap={4} mt="xs" ps="md" style={{ overflowWrap: 'anywhere' }}>
        {courseChanges(before, after).map(({ key, before: old, after: now }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lessons may change in the same way
          <li key={place}>
            <b>{t(`changedField.${key}`)}</b>
            {old || now ? (
              <>
                {': '}
                {inWords(key, old)}{' '}
                <IconArrowRight size={14} style={{ verticalAlign: -2 }} aria-hidden />
                <span className="visually-hidden">{t('became')}</span> {inWords(key, now)}
              </>
            ) : null}
          </li>
        ))}
      </Stack>
    </Note>
  )
}
