import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useFormats } from '@titian/site'
import { Columns, Surface } from '@titian/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from './model/market.ts'
import { type Param, params, scenarioOf, type Typed, typedOf } from './model/params.ts'
import { newRun, type Runs } from './use-runs.ts'

const seedMost = 80

interface NewRunProps {
  market: Market
  runs: Runs
  onDone: () => void
}

/**
 * PRC-041: sets the seed and, within their limits, the parameters of a shop. Two runs with the same
 * seed have the same luck.
 */
export function NewRun({ market, runs, onDone }: NewRunProps) {
  const { t } = useTranslation(['playground', 'site'])
  const { gap, number } = useFormats()
  const { standard } = market
  const [name, setName] = useState(() => t('runName', { number: runs.runs.length + 1 }))
  const [seed, setSeed] = useState('1')
  const [typed, setTyped] = useState<Typed>(() => typedOf(standard))
  const [wrong, setWrong] = useState<readonly string[]>([])
  const limitOf = ({ least, most, unit }: Param) =>
    t(`limit.${unit}`, { least: number(least), most: number(most) })
  const problem = (param: Param) => (wrong.includes(param.name) ? limitOf(param) : undefined)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = scenarioOf(standard, typed)
    const missing = [name, seed].flatMap((text, at) =>
      text.trim() === '' ? [at === 0 ? 'name' : 'seed'] : [],
    )
    const faults = [...missing, ...read.wrong]
    setWrong(faults)
    const [first] = faults
    if (first !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    runs.put(newRun(market, { name: name.trim(), scenario: read.scenario, seed: seed.trim() }))
    return onDone()
  }
  return (
    <Surface>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <h2>{t('new.title')}</h2>
          <Columns widths={2} from="sm">
            <TextInput
              name="name"
              label={t('name')}
              maxLength={60}
              autoComplete="off"
              error={wrong.includes('name') ? t('nameMissing') : undefined}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              name="seed"
              label={t('seed')}
              description={t('seedHint')}
              maxLength={seedMost}
              autoComplete="off"
              error={wrong.includes('seed') ? t('seedMissing') : undefined}
              value={seed}
              onChange={(event) => setSeed(event.currentTarget.value)}
            />
            {params.map((param) => (
              <TextInput
                key={param.name}
                name={param.name}
                label={t(`param.${param.name}`)}
                description={`${t(`paramHint.${param.name}`)}${gap}${limitOf(param)}`}
                inputMode={param.unit === 'money' ? 'decimal' : 'numeric'}
                autoComplete="off"
                error={problem(param)}
                value={typed[param.name]}
                onChange={(event) =>
                  setTyped({ ...typed, [param.name]: event.currentTarget.value })
                }
              />
            ))}
          </Columns>
          <Group>
            <Button type="submit">{t('new.begin')}</Button>
            {runs.run ? (
              <Button variant="default" onClick={onDone}>
                {t('site:cancel')}
              </Button>
            ) : null}
          </Group>
        </Stack>
      </form>
    </Surface>
  )
}
