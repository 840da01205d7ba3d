import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { type ChosenEncoding, type EncodingCandidate, encodingCandidates } from '@titian/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ServerRefusal } from '../../calls/refusal.ts'

/** The possible encodings of a file, if the server could not find out which one it has. */
export function findCandidates(failure: unknown): EncodingCandidate[] | undefined {
  if (!(failure instanceof ServerRefusal) || failure.extend['reason'] !== 'encodingUnsure')
    return undefined
  return encodingCandidates.safeParse(failure.extend['candidates']).data
}

interface EncodingChoiceProps {
  candidates: readonly EncodingCandidate[]
  busy: boolean
  onChoose: (encoding: ChosenEncoding) => void
}

/**
 * Shows the same lines of a file in each possible encoding. The user chooses one of them; at first
 * none is chosen (FRM-375).
 */
export function EncodingChoice({ candidates, busy, onChoose }: EncodingChoiceProps) {
  const { t } = useTranslation('staff')
  const [chosen, setChosen] = useState<ChosenEncoding | null>(null)
  return (
    <Stack gap="md" miw={0}>
      <Radio.Group
        label={t('imports.encoding.title')}
        description={t('imports.encoding.hint')}
        value={chosen}
        onChange={(name) => setChosen(candidates.find((one) => one.name === name)?.name ?? null)}
      >
        <Stack gap="md" mt="sm" miw={0}>
          {candidates.map(({ name, sample }) => (
            <Radio
              key={name}
              value={name}
              disabled={busy}
              label={t(`imports.encoding.${name}`)}
              description={sample.map((line, at) => (
                <Text
                  key={at}
                  component="span"
                  display="block"
                  style={{ overflowWrap: 'anywhere' }}
                >
                  {line}
                </Text>
              ))}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group>
        <Button
          loading={busy}
          disabled={!chosen}
          onClick={() => {
            if (chosen) onChoose(chosen)
          }}
        >
          {t('imports.encoding.use')}
        </Button>
      </Group>
    </Stack>
  )
}
