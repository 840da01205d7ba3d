import { ActionIcon, Box, Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { levelsLeast, levelsMost, levelTextMost } from '@titian/contract'
import { Columns } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { FormPart } from './form-part.ts'
import { type LevelValues, replaced, withLevel } from './rubric-values.ts'
import { TextField } from './text-field.tsx'

/** The maximum length of the name of a level. */
const nameMost = 40

interface LevelRowsProps extends Pick<FormPart, 'errors' | 'language'> {
  /** The path of the criterion. */
  path: string
  levels: LevelValues[]
  onLevels: (levels: LevelValues[]) => void
}

/** Two to six levels, the lowest first. */
export function LevelRows({ path, levels, onLevels, ...part }: LevelRowsProps) {
  const { t } = useTranslation('evaluations')
  const { errors } = part
  const at = (place: number) => `${path}.levels.${place}`
  return (
    <Stack gap="xs">
      <Text component="h4" fw={600} fz="sm">
        {t('rubrics.field.levels')}
      </Text>
      {levels.map((level, place) => {
        const set = (next: Partial<LevelValues>) =>
          onLevels(replaced(levels, place, { ...level, ...next }))
        const number = place + 1
        return (
          <Box
            // oxlint-disable-next-line react/no-array-index-key -- a level is identified by its index, as its errors are
            key={place}
            component="fieldset"
            bd={0}
            p={0}
            m={0}
            miw={0}
            aria-label={t('rubrics.form.level', { number })}
          >
            <Columns widths="96px minmax(0, 1fr) minmax(0, 2fr) 44px" gap="sm" rowGap="xs">
              <NumberInput
                data-path={`${at(place)}.percent`}
                label={t('rubrics.field.percent')}
                error={errors[`${at(place)}.percent`]}
                value={level.percent}
                decimalScale={0}
                allowNegative={false}
                onChange={(percent) => set({ percent })}
              />
              <TextField
                {...part}
                label={t('rubrics.field.levelName')}
                path={`${at(place)}.names`}
                most={nameMost}
                texts={level.names}
                onText={(names) => set({ names })}
              />
              <TextField
                {...part}
                long
                label={t('rubrics.field.levelText')}
                path={`${at(place)}.texts`}
                most={levelTextMost}
                texts={level.texts}
                onText={(texts) => set({ texts })}
              />
              <ActionIcon
                mt={{ base: 0, sm: 24 }}
                variant="subtle"
                color="red"
                size={44}
                aria-label={t('rubrics.form.removeLevel', { number })}
                disabled={levels.length <= levelsLeast}
                onClick={() => onLevels(levels.toSpliced(place, 1))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Columns>
          </Box>
        )
      })}
      {errors[`${path}.levels`] ? (
        <Text c="var(--danger)" fz="sm">
          {errors[`${path}.levels`]}
        </Text>
      ) : null}
      <Group gap="sm">
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={levels.length >= levelsMost}
          onClick={() => onLevels(withLevel(levels))}
        >
          {t('rubrics.form.addLevel')}
        </Button>
        <span className="meta">
          {t('rubrics.hint.count', { count: levels.length, most: levelsMost })}
        </span>
      </Group>
    </Stack>
  )
}
