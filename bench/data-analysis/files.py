"""Values and labels of .sav and .dta files as pyreadstat reads them: python files.py <folder of files> > expected.json"""
import json, sys, os, math, pyreadstat, pandas as pd, numpy as np
folder = sys.argv[1]
made = os.path.join(folder, 'made'); os.makedirs(made, exist_ok=True)
rng = np.random.default_rng(47)
df = pd.DataFrame({'sex': rng.choice([1., 2., np.nan], 300), 'income': rng.normal(3000, 900, 300).round(2), 'town': rng.choice(['Lusaka', 'Kitwe', 'Chipata – é', ''], 300), 'likert': rng.integers(1, 6, 300).astype(float), 'long_text': ['x' * (i % 400) for i in range(300)]})
labels = dict(column_labels=['Sex of respondent', 'Monthly income', 'Town', 'Satisfaction', 'Text'], variable_value_labels={'sex': {1: 'Male', 2: 'Female'}, 'likert': {1: 'Very low', 5: 'Very high'}})
pyreadstat.write_sav(df, made + '/made.sav', missing_ranges={'likert': [{'lo': 5, 'hi': 5}]}, **labels)
pyreadstat.write_sav(df, made + '/made_packed.sav', row_compress=True, **labels)
pyreadstat.write_sav(df, made + '/made.zsav', compress=True, **labels)
for v in (8, 10, 12, 13, 14, 15): pyreadstat.write_dta(df.drop(columns=['long_text'] if v < 13 else []), f'{made}/made{v}.dta', version=v, column_labels=labels['column_labels'][:4] if v < 13 else labels['column_labels'], variable_value_labels=labels['variable_value_labels'])
out = {}
for root, _, files in os.walk(folder):
    for f in sorted(files):
        path = os.path.join(root, f)
        read = pyreadstat.read_dta if f.endswith('.dta') else pyreadstat.read_sav if f.endswith('sav') else None
        if read is None: continue
        d, m = read(path, disable_datetime_conversion=True)
        out[path] = {'rows': len(d), 'names': m.column_names, 'labels': [x or '' for x in m.column_labels],
          'values': [[None if v is None or (isinstance(v, float) and math.isnan(v)) else v for v in d[c].tolist()] for c in d.columns],
          'valueLabels': {k: {str(float(a)) if not isinstance(a, str) else a: b for a, b in v.items()} for k, v in m.variable_value_labels.items()}, 'formats': m.original_variable_types}
print(json.dumps(out, default=str))
