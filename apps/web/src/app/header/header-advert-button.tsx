import { IconSpeakerphone } from '@tabler/icons-react'
import { FlyOut } from '@titian/site'
import { HeaderAdvert, useHeaderAdvert } from './header-advert.tsx'

/** On a desktop a button opens the advert, so that nothing moves when the advert loads. */
export function HeaderAdvertButton({ className }: { className?: string }) {
  const advert = useHeaderAdvert()
  if (!advert) return null
  return (
    <FlyOut
      label={<IconSpeakerphone size={20} aria-hidden />}
      name={advert.title}
      className={className}
      align="end"
      width={300}
      hover
    >
      {() => <HeaderAdvert />}
    </FlyOut>
  )
}
