import { Box, Checkbox, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { erpCards } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import type { AssignmentValues } from '../../parts/assignment-values.ts'
import { OwnCards } from './own-cards.tsx'

type Chosen = NonNullable<AssignmentValues['erpCards']>

interface CardChoiceProps {
  chosen: AssignmentValues['erpCards']
  /**
   * The number of cards of the practice. All of them are assigned unless the teacher chooses single
   * cards.
   */
  count: number
  errors: Readonly<Record<string, string>>
  isFrozen: boolean
  onChange: (chosen: AssignmentValues['erpCards']) => void
}

interface SchoolCardsProps extends Pick<CardChoiceProps, 'isFrozen'> {
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function SchoolCards({ chosen, isFrozen, onChange }: SchoolCardsProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const { school } = chosen
  return (
    <Box component="fieldset" bd={0} p={0} m={0} miw={0} aria-label={t('choice.school')}>
      <Text component="span" fw={600} fz="sm">
        {t('choice.school')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
        {erpCards.map((code) => (
          <Checkbox
            key={code}
            label={content.cardTitle(code)}
            checked={school.includes(code)}
            disabled={isFrozen}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                ...chosen,
                school: erpCards.filter((one) => (one === code ? checked : school.includes(one))),
              })
            }
          />
        ))}
      </SimpleGrid>
    </Box>
  )
}

/**
 * PRC-239: chooses the cards of an assignment: all cards of the practice, or single cards of the
 * school and of its teachers.
 */
export function CardChoice({ chosen, count, errors, isFrozen, onChange }: CardChoiceProps) {
  const { t } = useTranslation('erp')
  const wrong = errors['erpCards'] ?? errors['erpCards.school']
  return (
    <Stack gap="sm">
      <Radio.Group
        data-path="erpCards"
        label={t('choice.title')}
        description={t(isFrozen ? 'choice.frozen' : 'choice.text')}
        error={wrong}
        value={chosen === null ? 'usual' : 'chosen'}
        onChange={(value) =>
          onChange(value === 'usual' ? null : { school: [...erpCards], own: [] })
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="usual" label={t('choice.usual', { count })} disabled={isFrozen} />
          <Radio value="chosen" label={t('choice.chosen')} disabled={isFrozen} />
        </Stack>
      </Radio.Group>
      {chosen ? (
        <>
          <SchoolCards chosen={chosen} isFrozen={isFrozen} onChange={onChange} />
          {isFrozen && chosen.own.length === 0 ? null : (
            <OwnCards
              chosen={chosen.own}
              disabled={isFrozen}
              error={errors['erpCards.own']}
              onChange={(own) => onChange({ ...chosen, own })}
            />
          )}
        </>
      ) : null}
    </Stack>
  )
}
