import { QRCodeSVG } from 'qrcode.react'

/** A code for the camera of a phone; in a separate file, because it is rarely needed. */
export function ScanCode({ value, label }: { value: string; label: string }) {
  return <QRCodeSVG value={value} title={label} level="M" marginSize={0} size={160} />
}
