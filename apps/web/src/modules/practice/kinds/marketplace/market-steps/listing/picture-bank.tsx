import { ActionIcon, Button, Fieldset, Group, Input, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import type { MarketProduct } from '@titian/contract'
import { LazySortableList } from '@titian/site/sortable'
import { Surface } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStep } from '../parts/step-context.ts'
import { NichePicture, useContent } from '@titian/site/market-content'
import { picturesMost } from './listing-values.ts'

interface PictureBankProps {
  /** The code of the product on the pictures. */
  product: string
  choices: MarketProduct['pictureChoices']
  /** The codes in order; the first is the main picture. */
  chosen: readonly string[]
  onChange: (codes: string[]) => void
  error: ReactNode
}

function moved(codes: readonly string[], from: number, to: number): string[] {
  const rest = codes.toSpliced(from, 1)
  return rest.toSpliced(to, 0, codes[from] ?? '')
}

interface ChosenProps extends Omit<PictureBankProps, 'error' | 'choices'> {
  title: (code: string) => string
}

function Chosen({ product, chosen, onChange, title }: ChosenProps) {
  const { t } = useTranslation('market-steps')
  const { isClosed } = useStep()
  return (
    <LazySortableList
      items={chosen}
      idOf={(code) => code}
      onMove={async (code, place) => {
        onChange(moved(chosen, chosen.indexOf(code), place - 1))
        await Promise.resolve()
      }}
      moved={(code, place) => t('listing.movedTo', { picture: title(code), place })}
      handleLabel={(code) => t('listing.move', { picture: title(code) })}
      disabled={isClosed}
      gap="8px"
    >
      {(code, handle) => {
        const at = chosen.indexOf(code)
        return (
          <Group gap={4} wrap="nowrap">
            {handle}
            <NichePicture niche={product} picture={code} size={48} />
            <Text component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
              {at === 0 ? t('listing.mainPicture', { picture: title(code) }) : title(code)}
            </Text>
            <ActionIcon
              aria-label={t('listing.up', { picture: title(code) })}
              disabled={at === 0}
              onClick={() => onChange(moved(chosen, at, at - 1))}
            >
              <IconArrowUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={t('listing.down', { picture: title(code) })}
              disabled={at === chosen.length - 1}
              onClick={() => onChange(moved(chosen, at, at + 1))}
            >
              <IconArrowDown size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={t('listing.removePicture', { picture: title(code) })}
              onClick={() => onChange(chosen.filter((one) => one !== code))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        )
      }}
    </LazySortableList>
  )
}

/** The chosen pictures in order, and the bank of pictures. */
export function PictureBank({ product, choices, chosen, onChange, error }: PictureBankProps) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const left = choices.filter(({ picture }) => !chosen.includes(picture))
  const isFull = chosen.length >= picturesMost
  return (
    <Fieldset variant="unstyled" legend={<b>{t('listing.pictures')}</b>}>
      <Stack gap="xs">
        <Text component="p" fz="sm" c="var(--text-2)">
          {t('listing.picturesHint', { count: picturesMost })}
        </Text>
        {chosen.length > 0 ? (
          <Chosen
            product={product}
            chosen={chosen}
            onChange={onChange}
            title={(code) => name('picture', code)}
          />
        ) : null}
        {error ? <Input.Error role="alert">{error}</Input.Error> : null}
        {left.length > 0 ? (
          <Surface padding="sm" gap="xs">
            <Text component="p" fz="sm" fw={600}>
              {t('listing.bank')}
            </Text>
            <Group gap="xs">
              {left.map(({ picture }) => (
                <Button
                  key={picture}
                  size="xs"
                  variant="default"
                  leftSection={<NichePicture niche={product} picture={picture} size={48} />}
                  rightSection={<IconPlus size={14} aria-hidden />}
                  py={4}
                  disabled={isFull}
                  onClick={() => onChange([...chosen, picture])}
                  h="auto"
                  mih={32}
                  styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
                >
                  {name('picture', picture)}
                </Button>
              ))}
            </Group>
          </Surface>
        ) : null}
      </Stack>
    </Fieldset>
  )
}
