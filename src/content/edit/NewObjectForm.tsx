import { describedObjectSchema } from '@domain/content/object';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import limits from '@graphql/limits.json';
import { AppForm } from '@src/components/form/AppForm';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';

const schema = describedObjectSchema.pick(['name', 'category']);
const initial = { name: '', category: '' };

interface NewObjectFormProps {
  /** Labels of the fields and the button. */
  labels: Record<'begin' | 'category' | 'name' | 'namePlaceholder', string>;
  /** Gets trimmed values. */
  onSubmit: (values: typeof initial) => Promise<unknown>;
}

/** A form with a name and a category, enough to create an object of most kinds. */
export function NewObjectForm({ labels, onSubmit }: NewObjectFormProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, maxWidth: 640 }}>
      <AppForm
        initialValues={initial}
        schema={schema}
        onSubmit={({ name, category }) => onSubmit({ name: name.trim(), category: category.trim() })}
      >
        <Stack spacing={2}>
          <FormTextField
            name="name"
            label={labels.name}
            placeholder={labels.namePlaceholder}
            isRequired
            autoFocus
            maxLength={limits.regulationName}
          />
          <FormTextField name="category" label={labels.category} maxLength={limits.contentCategory} />
          <div>
            <SubmitButton>{labels.begin}</SubmitButton>
          </div>
        </Stack>
      </AppForm>
    </Card>
  );
}
