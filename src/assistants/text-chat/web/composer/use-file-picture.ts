import { useEffect, useState } from 'react'

/** The object URL of a chosen picture, for as long as it is shown. */
export function useFilePicture(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
