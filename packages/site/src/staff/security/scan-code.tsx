import { QRCodeSVG } from 'qrcode.react'

/** A code that the camera of a phone reads; alone in a file, since few people ever need it. */
export function ScanCode({ value, label }: { value: string; label: string }) {
  return <QRCodeSVG value={value} title={label} level="M" marginSize={0} size={160} />
}
