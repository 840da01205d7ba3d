import { Flex, Stack, Title } from '@mantine/core'
import { training, type TrainDetail } from '@titian/contract'
import { RichText, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { TeacherList } from '../../../parts/detail/teacher-list.tsx'
import { Section } from './section.tsx'

const parts = [
  { name: 'about', field: 'courseDetails' },
  { name: 'aims', field: 'aims' },
  { name: 'audience', field: 'audience' },
  { name: 'requirements', field: 'requirements' },
  { name: 'more', field: 'courseDetailsTwo' },
] as const

/** TRN-014, TRN-021: the description and the teachers. */
export function Intro({ train }: { train: TrainDetail }) {
  const { t } = useTranslation('training')
  const body = useAsk(training.trainBodyDetail, { id: train.sign })
  const teachers = useAsk(training.trainTeachers, { trainId: train.sign })
  return (
    <Stack gap="xl" maw="72ch">
      <Section
        asked={body}
        isEmpty={(intro) => parts.every(({ field }) => intro[field].trim() === '')}
        empty={{ title: t('intro.none') }}
      >
        {(intro) =>
          parts
            .filter(({ field }) => intro[field].trim() !== '')
            .map(({ name, field }) => (
              <Flex key={name} component="section" direction="column" gap="sm">
                <Title order={2} size="h3">
                  {t(`intro.${name}`)}
                </Title>
                <RichText html={intro[field]} />
              </Flex>
            ))
        }
      </Section>
      <section>
        <Title order={2} size="h3" mb="sm">
          {t('intro.teachers')}
        </Title>
        <Section
          asked={teachers}
          isEmpty={(list) => list.length === 0}
          empty={{ title: t('intro.noTeachers') }}
        >
          {(list) => (
            <TeacherList
              teachers={list}
              words={{ none: t('intro.noTeachers'), lead: t('intro.lead') }}
            />
          )}
        </Section>
      </section>
    </Stack>
  )
}
