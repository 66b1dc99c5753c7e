#!/bin/sh
# Certificates for what talks to each other inside: internal-certificates.sh KEPT FOLDER name[:uid] ...
# The authority's key stays in KEPT; FOLDER gets ca.crt and of each name its .crt and .key, readable by its uid alone.
# What is there and good for another month is left as it is, so it may run before every start.
set -eu
kept=$1 folder=$2
shift 2
umask 077
mkdir -p "$kept" "$folder"
chmod 755 "$folder"
month=2592000
good() { [ -f "$1" ] && openssl x509 -in "$1" -noout -checkend $month >/dev/null; }

if ! good "$kept/ca.crt"; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj "/CN=Weekbe4 inside" \
    -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign -keyout "$kept/ca.key" -out "$kept/ca.crt"
  rm -f "$folder"/*.crt
fi
cp "$kept/ca.crt" "$folder/ca.crt"
chmod 644 "$folder/ca.crt"

for one in "$@"; do
  name=${one%%:*} uid=${one#"${one%%:*}"}
  good "$folder/$name.crt" && continue
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout "$folder/$name.key" -out "$kept/$name.csr"
  printf 'subjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\n' "$name" >"$kept/$name.ext"
  openssl x509 -req -in "$kept/$name.csr" -CA "$kept/ca.crt" -CAkey "$kept/ca.key" -days 365 -extfile "$kept/$name.ext" -out "$folder/$name.crt"
  chmod 644 "$folder/$name.crt"
  [ -z "$uid" ] || chown "${uid#:}" "$folder/$name.key"
done
