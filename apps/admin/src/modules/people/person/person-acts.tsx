import { Button, Stack, Title } from '@mantine/core'
import {
  IconBan,
  IconCircleCheck,
  IconDeviceMobile,
  IconPencil,
  IconShieldOff,
  IconUserShare,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { PersonDetail } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonActProps } from './act-props.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { MobileDialog } from './mobile-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { StateDialog } from './state-dialog.tsx'
import { TwoStepDialog } from './two-step-dialog.tsx'

type Ability = keyof PersonDetail['may']

const acts: readonly {
  ability: Ability
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>
  Dialog: ComponentType<PersonActProps>
}[] = [
  { ability: 'impersonate', Icon: IconUserShare, Dialog: ImpersonateDialog },
  { ability: 'changeRoles', Icon: IconUsersGroup, Dialog: RolesDialog },
  { ability: 'correct', Icon: IconPencil, Dialog: CorrectDialog },
  { ability: 'changeMobile', Icon: IconDeviceMobile, Dialog: MobileDialog },
  { ability: 'removeTwoStep', Icon: IconShieldOff, Dialog: TwoStepDialog },
  { ability: 'disable', Icon: IconBan, Dialog: StateDialog },
]

/** The actions that the server allows on this account. */
export function PersonActs({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people')
  const [opened, setOpened] = useState<Ability | null>(null)
  const mine = acts.filter(
    ({ ability }) => person.may[ability] && (ability !== 'removeTwoStep' || person.twoStep),
  )
  const shown = acts.find(({ ability }) => ability === opened)
  const words = (ability: Ability) =>
    ability === 'disable' && person.disabled ? 'enable' : ability
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('acts')}
      </Title>
      {mine.length === 0 ? <p className="meta">{t('noActs')}</p> : null}
      <Stack component="ul" className="lined" gap="sm">
        {mine.map(({ ability, Icon }, place) => {
          const key = words(ability)
          const Shown = key === 'enable' ? IconCircleCheck : Icon
          return (
            <Stack key={ability} component="li" gap={4} pt={place > 0 ? 'xs' : 0}>
              <Button
                fullWidth
                justify="flex-start"
                variant="default"
                leftSection={<Shown size={18} aria-hidden />}
                onClick={() => setOpened(ability)}
              >
                {t(`act.${key}`)}
              </Button>
              <span className="meta">{t(`actHint.${key}`)}</span>
            </Stack>
          )
        })}
      </Stack>
      {shown ? (
        <shown.Dialog
          // When the account changes, the form starts again with the current values of the account.
          key={`${shown.ability} ${person.sign} ${person.roleStr} ${person.areaCode} ${person.name} ${person.studentCard} ${person.className}`}
          person={person}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Surface>
  )
}
