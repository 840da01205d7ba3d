import { ActionIcon, Box, Button, Group, NumberInput, Text, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { gatesMost } from '@titian/contract'
import { Columns, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { EvidenceSelect } from './evidence-select.tsx'
import type { FormPart } from './form-part.ts'
import { type GateValues, replaced } from './rubric-values.ts'

const number = { decimalScale: 0, allowNegative: false } as const

/**
 * PRC-065: the gates of a rubric. If the score of a part is below a percentage, the gate limits the
 * total.
 */
export function GateRows({
  values,
  onChange,
  errors,
  parts,
}: FormPart & { parts: readonly string[] }) {
  const { t } = useTranslation('evaluations')
  const { gates } = values
  const setAll = (next: GateValues[]) => onChange({ gates: next })
  return (
    <section aria-labelledby="rubric-gates">
      <Surface gap="md">
        <div>
          <Title order={2} fz="lg" id="rubric-gates">
            {t('rubrics.field.gates')}
          </Title>
          <Text component="p" c="var(--text-2)" fz="sm">
            {t('rubrics.hint.gates')}
          </Text>
        </div>
        {gates.map((gate, at) => {
          const set = (next: Partial<GateValues>) =>
            setAll(replaced(gates, at, { ...gate, ...next }))
          const path = `gates.${at}`
          return (
            <Box
              // oxlint-disable-next-line react/no-array-index-key -- a gate is identified by its index, as its errors are
              key={at}
              component="fieldset"
              bd={0}
              p={0}
              m={0}
              miw={0}
              aria-label={t('rubrics.form.gate', { number: at + 1 })}
            >
              <Columns widths="minmax(0, 1fr) 160px 160px 44px" gap="sm" rowGap="xs">
                <EvidenceSelect
                  path={`${path}.evidence`}
                  parts={parts}
                  value={gate.evidence}
                  error={errors[`${path}.evidence`]}
                  onChange={(evidence) => set({ evidence })}
                />
                <NumberInput
                  {...number}
                  data-path={`${path}.below`}
                  label={t('rubrics.field.below')}
                  error={errors[`${path}.below`]}
                  value={gate.below}
                  onChange={(below) => set({ below })}
                />
                <NumberInput
                  {...number}
                  data-path={`${path}.cap`}
                  label={t('rubrics.field.cap')}
                  error={errors[`${path}.cap`]}
                  value={gate.cap}
                  onChange={(cap) => set({ cap })}
                />
                <ActionIcon
                  mt={{ base: 0, sm: 24 }}
                  variant="subtle"
                  color="red"
                  size={44}
                  aria-label={t('rubrics.form.removeGate', { number: at + 1 })}
                  onClick={() => setAll(gates.toSpliced(at, 1))}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Columns>
            </Box>
          )
        })}
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={gates.length >= gatesMost}
            onClick={() => setAll([...gates, { evidence: '', below: 40, cap: 59 }])}
          >
            {t('rubrics.form.addGate')}
          </Button>
          <span className="meta">
            {t('rubrics.hint.count', { count: gates.length, most: gatesMost })}
          </span>
        </Group>
      </Surface>
    </section>
  )
}
