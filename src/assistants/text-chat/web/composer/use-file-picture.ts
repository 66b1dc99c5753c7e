import { useEffect, useState } from 'react'

/** The address of a picture that was chosen, for as long as it is shown. */
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
