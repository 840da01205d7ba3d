import { Box, Flex, Group, Title } from '@mantine/core'
import type { Paper } from '@titian/contract'
import { useFormats, usePhoneLayout } from '@titian/site'
import { ProgressBar, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { findingOf, kindScores, type KindFinding } from '../../result/result-rules.ts'

function useFinding(found: KindFinding): string {
  const { t, i18n } = useTranslation('exams')
  // Inside a sentence, the name of a kind begins with a small letter, if the script has small
  // letters.
  const within = (kind: string) => t(`kind.${kind}`).toLocaleLowerCase(i18n.language)
  switch (found.finding) {
    case 'none':
      return t('result.kinds')
    case 'best':
      return t('result.kindsBest')
    case 'even':
      return t('result.kindsEven')
    case 'spread':
      return t('result.kindsSpread', { best: within(found.best), worst: within(found.worst) })
  }
}

/**
 * The points by kind of question. The numbers are written beside the bars, so no table is needed.
 */
export function KindBars({ paper }: { paper: Paper }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const phone = usePhoneLayout()
  const kinds = kindScores(paper)
  const title = useFinding(findingOf(kinds))
  return (
    <Surface>
      <Title order={2} size="h3" mb={14}>
        {title}
      </Title>
      <Flex component="ul" direction="column" gap="sm" fz="sm">
        {kinds.map(({ kind, scored, total }) => {
          const value =
            scored === null
              ? t('result.kindWaiting')
              : `${formats.score(scored)} / ${formats.score(total)}`
          return (
            <Group component="li" key={kind} gap={phone ? 10 : 'md'} wrap="nowrap">
              <Box component="span" w={phone ? 104 : 118} flex="none">
                {t(`kind.${kind}`)}
              </Box>
              <Box flex={1} miw={0}>
                <ProgressBar
                  value={scored === null || total === 0 ? 0 : (scored / total) * 100}
                  label={`${t(`kind.${kind}`)}${formats.comma}${value}`}
                />
              </Box>
              <Box className="num" component="span" w={phone ? 68 : 76} flex="none" ta="end">
                {value}
              </Box>
            </Group>
          )
        })}
      </Flex>
    </Surface>
  )
}
